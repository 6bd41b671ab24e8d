/**
 * Links as the first version made them, with what they hold. They are out in the world: the payloads here are never
 * changed, whatever links look like later.
 */
export const OLD_LINKS: readonly {
  readonly what: string;
  readonly payload: string;
  readonly text: string;
}[] = [
  {
    what: 'a classic puzzle of 17 givens',
    payload: '1FjLcABalBM8UIDatzSx4sTyQZ9oKDTnZOw',
    text:
      '{"hitotsu":1,"size":9,"givens":".......1.4.........2...........5.4.7..8...3....1.9....3..4' +
      '..2...5.1........8.6...","rules":[{"type":"classic"}]}',
  },
  {
    what: 'a killer with diagonals',
    payload:
      '1X4PeABat7t-6Tz-cWTc1OvGIOQ18613k15uHhd8PMt9q2gGjixmfabFPjMTt6GgM3nxJrTahH1DGKRFeoT-pd9V80' +
      'YXbPn2rJetynjKH1jL6fHwGXwb245Gz2UMxXPTcY74',
    text:
      '{"hitotsu":1,"size":9,"givens":"..........................................................' +
      '.......................","rules":[{"type":"classic"},{"type":"diagonal","which":"main"},{"' +
      'type":"diagonal","which":"anti"},{"type":"cage","cells":["R8C9","R9C9"],"sum":13},{"type":' +
      '"cage","cells":["R8C1","R8C2","R9C1"],"sum":14},{"type":"cage","cells":["R8C4","R9C2","R9C' +
      '3","R9C4"],"sum":17},{"type":"cage","cells":["R6C3","R7C3","R8C3"],"sum":24},{"type":"cage' +
      '","cells":["R8C8","R9C6","R9C7","R9C8"],"sum":21},{"type":"cage","cells":["R8C5","R8C6","R' +
      '9C5"],"sum":12},{"type":"cage","cells":["R7C7","R7C8","R8C7"],"sum":11},{"type":"cage","ce' +
      'lls":["R6C8","R6C9","R7C9"],"sum":14},{"type":"cage","cells":["R6C5","R7C4","R7C5"],"sum":' +
      '17},{"type":"cage","cells":["R5C4","R6C4"],"sum":15},{"type":"cage","cells":["R6C6","R7C6"' +
      '],"sum":12},{"type":"cage","cells":["R5C7","R5C8","R5C9","R6C7"],"sum":24},{"type":"cage",' +
      '"cells":["R3C9","R4C9"],"sum":7},{"type":"cage","cells":["R3C8","R4C6","R4C7","R4C8"],"sum' +
      '":22},{"type":"cage","cells":["R4C5","R5C5","R5C6"],"sum":13},{"type":"cage","cells":["R3C' +
      '4","R4C3","R4C4"],"sum":12},{"type":"cage","cells":["R5C2","R5C3","R6C2"],"sum":11},{"type' +
      '":"cage","cells":["R6C1","R7C1","R7C2"],"sum":11},{"type":"cage","cells":["R4C1","R5C1"],"' +
      'sum":8},{"type":"cage","cells":["R2C2","R3C1","R3C2","R4C2"],"sum":26},{"type":"cage","cel' +
      'ls":["R1C3","R1C4","R2C3","R3C3"],"sum":17},{"type":"cage","cells":["R1C1","R1C2","R2C1"],' +
      '"sum":18},{"type":"cage","cells":["R2C4","R2C5","R3C5"],"sum":14},{"type":"cage","cells":[' +
      '"R1C5","R1C6","R2C6","R3C6"],"sum":19},{"type":"cage","cells":["R1C7","R1C8","R2C7","R3C7"' +
      '],"sum":20},{"type":"cage","cells":["R1C9","R2C8","R2C9"],"sum":13}]}',
  },
  {
    what: 'a jigsaw',
    payload:
      '1QHCFABZ4qTvlUut49cVXsGYD9R45SyKkjKX7LzmrLTnK33NE01QKP4RcK0--sJsVTJSg2sEpoeZhaqUnqpDWXtvga' + 'Q',
    text:
      '{"hitotsu":1,"size":9,"givens":"1734.6.........1.95..7.....3...452.1.5....7.....2.3....4.1' +
      '2.3757....8.149........","rules":[{"type":"rows"},{"type":"columns"},{"type":"regions","ma' +
      'p":"112222233114222233114333335144455555144466655147766665888766999888779999888777799"}]}',
  },
  {
    what: 'thermometers',
    payload: '1MsaWABZ23K4Kmrd53I20hJVSf6la-S6xsurx5GoUkmtjzbnOqdRmuf0qZhmkNkjKmKm9j3o',
    text:
      '{"hitotsu":1,"size":9,"givens":"91......4....8.6.2...243..1.41532..8......2.......71...6.3' +
      '...1......8.2.1....4...","rules":[{"type":"classic"},{"type":"thermometer","cells":["R1C5"' +
      ',"R1C6","R1C7","R2C6"]},{"type":"thermometer","cells":["R9C6","R8C7","R9C8"]},{"type":"the' +
      'rmometer","cells":["R6C7","R5C7","R5C8","R4C9","R3C8"]},{"type":"thermometer","cells":["R9' +
      'C2","R8C1","R7C1","R6C2","R5C2"]}]}',
  },
  {
    what: 'killer, thermometers and anti-knight',
    payload:
      '1YvugABat7uh0RVR6wc389N7FPKk71mothAn7ai3RLeRowNkKzQhPPmu4Nl9E8jdOxbWs2fjVrwK-iWCaeubmPufcR' +
      'eG1BvIp1TyRDahS_G6aXgVfjiJ2eQBEXnWH-9b_Cd1AgqA',
    text:
      '{"hitotsu":1,"size":9,"givens":"..........................................................' +
      '.......................","rules":[{"type":"classic"},{"type":"anti-knight"},{"type":"cage"' +
      ',"cells":["R7C8","R8C8","R9C8","R9C9"],"sum":15},{"type":"cage","cells":["R7C9","R8C9"],"s' +
      'um":14},{"type":"cage","cells":["R1C1","R1C2","R1C3","R1C4"],"sum":21},{"type":"cage","cel' +
      'ls":["R6C7","R6C8","R6C9"],"sum":9},{"type":"cage","cells":["R8C6","R8C7","R9C7"],"sum":20' +
      '},{"type":"cage","cells":["R7C5","R7C6","R7C7","R8C5"],"sum":13},{"type":"cage","cells":["' +
      'R8C2","R8C3","R9C1","R9C2"],"sum":23},{"type":"cage","cells":["R6C1","R6C2","R7C1","R8C1"]' +
      ',"sum":21},{"type":"cage","cells":["R7C2","R7C3","R7C4","R8C4"],"sum":22},{"type":"cage","' +
      'cells":["R9C3","R9C4","R9C5","R9C6"],"sum":20},{"type":"cage","cells":["R4C8","R4C9","R5C9' +
      '"],"sum":14},{"type":"cage","cells":["R5C7","R5C8"],"sum":17},{"type":"cage","cells":["R2C' +
      '1","R3C1","R3C2","R4C2"],"sum":16},{"type":"cage","cells":["R4C1","R5C1"],"sum":8},{"type"' +
      ':"cage","cells":["R5C2","R5C3","R6C3"],"sum":16},{"type":"cage","cells":["R2C2","R2C3"],"s' +
      'um":12},{"type":"cage","cells":["R2C7","R2C8","R3C8","R3C9"],"sum":19},{"type":"cage","cel' +
      'ls":["R1C7","R1C8","R1C9","R2C9"],"sum":22},{"type":"cage","cells":["R3C5","R3C6","R3C7"],' +
      '"sum":21},{"type":"cage","cells":["R5C4","R5C5","R6C4","R6C5"],"sum":11},{"type":"cage","c' +
      'ells":["R3C3","R4C3","R4C4","R4C5"],"sum":25},{"type":"cage","cells":["R4C6","R4C7","R5C6"' +
      ',"R6C6"],"sum":22},{"type":"cage","cells":["R2C4","R2C5","R3C4"],"sum":15},{"type":"cage",' +
      '"cells":["R1C5","R1C6","R2C6"],"sum":9},{"type":"thermometer","cells":["R2C7","R3C6","R3C5' +
      '"]},{"type":"thermometer","cells":["R4C8","R4C7","R5C6","R5C7"]},{"type":"thermometer","ce' +
      'lls":["R7C5","R7C4","R7C3"]},{"type":"thermometer","cells":["R5C2","R5C3","R6C3","R6C2"]},' +
      '{"type":"thermometer","cells":["R9C2","R8C1","R8C2"]}]}',
  },
  {
    what: '16 by 16 with a title in Japanese',
    payload: '1N2xEABZxxWtBc-R9uSKqzzEQ9BPaqqMyk6EjnQgyhmPx_SCOGLpNSQHTZChHKl9Y-adGDCVmvFBvQw',
    text:
      '{"hitotsu":1,"title":"春の朝 — 第1番","author":"ひとつ","size":16,"givens":"G.....................' +
      '..........................................................................................' +
      '..........................................................................................' +
      '.....................................................A","rules":[{"type":"classic"}]}',
  },
  {
    what: 'a size without boxes, digits from 0, pencil marks and a field of its own',
    payload:
      '1TH1ZABayxzR-SdqhmvgUJ1NixIOsQv1_yrJC95CRAF3-VemADWLFpg6pHonSQUsVDCnq-MzwbP-k_tbVjzFMsYqZw' +
      '3U2n0uiiGx4iUl37w',
    text:
      '{"hitotsu":1,"size":4,"digits":[0,3],"givens":"0...............","candidates":{"R1C2":[1,2' +
      ']},"rules":[{"type":"classic"},{"type":"odd","cells":["R4C4"]}],"note":{"by":"a \\"reader\\"' +
      '","list":[1,2.5,null,true]}}',
  },
  {
    what: 'a game with its progress',
    payload: '1JX-dABZ4MQbTxPV0AtEb-Y73RweQXt9s15Rd3l78yeQx5b4Lm9MXbg',
    text:
      '{"hitotsu":1,"size":9,"givens":"354....9....92.....2..5....7..285..36.....2..58236.....958' +
      '.26.44....6.....6.94785","rules":[{"type":"classic"}],"game":{"centre":{"R1C6":[7,8]},"col' +
      'ours":{"R2C2":[3]},"corner":{"R1C5":[1,2]},"entries":"...6................................' +
      '.............................................","time":61234,"version":1}}',
  },
];
