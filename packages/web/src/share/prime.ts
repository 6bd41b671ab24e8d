/**
 * What the model of links has read before it packs one: the way puzzles are written. It is part of what links of version 1
 * mean, and never changed.
 */
export const PRIME_1 =
  '{"hitotsu":1,"title":"Puzzle 1","author":"Hitotsu","size":16,"givens":".1.9.G..A3..B.C4D..25...' +
  '6.E7F8..","rules":[{"type":"classic"},{"type":"rows"},{"type":"columns"},{"type":"boxes"},{"typ' +
  'e":"arrow","cells":["R10C11","R11C12","R12C13"]},{"type":"dot","cells":["R13C14","R14C14"],"val' +
  'ue":2},{"type":"whisper","cells":["R15C16","R16C15"]},{"type":"palindrome","cells":["R1C1","R2C' +
  '2"]},{"type":"renban","cells":["R3C3","R3C4","R4C4"]},{"type":"sandwich","row":1,"sum":17},{"ty' +
  'pe":"little-killer","column":2,"sum":20}]}\n' +
  '{"hitotsu":1,"size":9,"givens":"...13.965....6...8.....814..4.....82..76......538..7....5...8..' +
  '..4....19.1..8....","rules":[{"type":"classic"},{"type":"thermometer","cells":["R7C8","R8C7","R' +
  '9C6","R9C5"]},{"type":"thermometer","cells":["R9C1","R8C2","R7C2","R8C1","R7C1"]},{"type":"ther' +
  'mometer","cells":["R9C2","R8C3","R7C3","R8C4","R9C4"]},{"type":"thermometer","cells":["R2C4","R' +
  '2C5","R3C6","R3C5"]}]}\n' +
  '{"hitotsu":1,"size":9,"givens":"...95.8.3....6...7..1..89...7.....6....2.3....9461.5...1....2..' +
  '4.3.....5.2.....4.","rules":[{"type":"rows"},{"type":"columns"},{"type":"regions","map":"111122' +
  '222113333222113433352144463555444466555476666855776688889777889899777899999"}]}\n' +
  '{"hitotsu":1,"size":9,"givens":"7....1..29...6.8..8.............56.4....4.2.......9....9.5..416' +
  '.......2.3........","rules":[{"type":"classic"},{"type":"anti-king"},{"type":"non-consecutive"}' +
  ',{"type":"disjoint-groups"},{"type":"windoku"},{"type":"extra-region","cells":["R2C2","R2C3","R' +
  '3C2","R3C3"]},{"type":"sum","terms":[{"cell":"R1C1"}],"cells":["R1C1","R1C2"],"sum":12},{"type"' +
  ':"odd","cells":["R2C3","R2C9","R3C9","R4C6","R5C8","R6C9","R8C1","R8C2","R8C9"]},{"type":"even"' +
  ',"cells":["R1C2","R1C9","R2C5","R3C2","R3C8","R4C7","R7C1","R7C7","R9C3"]}]}\n' +
  '{"hitotsu":1,"size":9,"givens":"...............................................................' +
  '..................","rules":[{"type":"classic"},{"type":"anti-knight"},{"type":"cage","cells":[' +
  '"R9C1","R9C2"],"sum":9},{"type":"cage","cells":["R7C2","R7C3","R8C3","R9C3"],"sum":22},{"type":' +
  '"cage","cells":["R7C1","R8C1","R8C2"],"sum":14},{"type":"cage","cells":["R8C5","R9C4","R9C5"],"' +
  'sum":15},{"type":"cage","cells":["R6C4","R7C4","R7C5","R8C4"],"sum":23},{"type":"cage","cells":' +
  '["R8C8","R8C9","R9C8","R9C9"],"sum":28},{"type":"cage","cells":["R4C2","R4C3","R5C3","R6C3"],"s' +
  'um":25},{"type":"cage","cells":["R6C8","R7C7","R7C8","R7C9"],"sum":13},{"type":"cage","cells":[' +
  '"R4C9","R5C9","R6C9"],"sum":12},{"type":"cage","cells":["R1C1","R2C1","R2C2","R3C2"],"sum":18},' +
  '{"type":"cage","cells":["R3C1","R4C1","R5C1"],"sum":13},{"type":"cage","cells":["R1C2","R1C3","' +
  'R2C3"],"sum":13},{"type":"cage","cells":["R5C2","R6C1","R6C2"],"sum":15},{"type":"cage","cells"' +
  ':["R1C4","R2C4","R3C3","R3C4"],"sum":15},{"type":"cage","cells":["R1C7","R1C8","R1C9"],"sum":12' +
  '},{"type":"cage","cells":["R5C5","R5C6","R6C5","R6C6"],"sum":12},{"type":"cage","cells":["R7C6"' +
  ',"R8C6","R9C6"],"sum":15},{"type":"cage","cells":["R8C7","R9C7"],"sum":7},{"type":"cage","cells' +
  '":["R4C6","R4C7","R5C7","R6C7"],"sum":25},{"type":"cage","cells":["R3C5","R4C4","R4C5","R5C4"],' +
  '"sum":23},{"type":"cage","cells":["R3C8","R4C8","R5C8"],"sum":17},{"type":"cage","cells":["R2C8' +
  '","R2C9","R3C9"],"sum":15},{"type":"cage","cells":["R2C7","R3C7"],"sum":9},{"type":"cage","cell' +
  's":["R2C6","R3C6"],"sum":13},{"type":"cage","cells":["R1C5","R1C6","R2C5"],"sum":22},{"type":"t' +
  'hermometer","cells":["R9C7","R9C8","R9C9","R8C8","R8C9"]},{"type":"thermometer","cells":["R6C2"' +
  ',"R7C3","R7C2"]},{"type":"thermometer","cells":["R2C2","R2C3","R3C2","R3C1","R2C1"]},{"type":"t' +
  'hermometer","cells":["R6C5","R5C6","R5C7","R4C7"]},{"type":"thermometer","cells":["R1C7","R1C6"' +
  ',"R1C5"]}]}\n' +
  '{"hitotsu":1,"size":9,"givens":"...............................................................' +
  '..................","rules":[{"type":"classic"},{"type":"diagonal","which":"main"},{"type":"dia' +
  'gonal","which":"anti"},{"type":"cage","cells":["R8C8","R9C7","R9C8","R9C9"],"sum":13},{"type":"' +
  'cage","cells":["R7C9","R8C9"],"sum":14},{"type":"cage","cells":["R3C9","R4C9","R5C9","R6C9"],"s' +
  'um":15},{"type":"cage","cells":["R8C6","R9C5","R9C6"],"sum":17},{"type":"cage","cells":["R6C7",' +
  '"R7C6","R7C7","R8C7"],"sum":23},{"type":"cage","cells":["R5C8","R6C8","R7C8"],"sum":22},{"type"' +
  ':"cage","cells":["R7C2","R8C2","R8C3","R9C3"],"sum":20},{"type":"cage","cells":["R7C1","R8C1","' +
  'R9C1","R9C2"],"sum":16},{"type":"cage","cells":["R2C7","R2C8","R2C9","R3C8"],"sum":19},{"type":' +
  '"cage","cells":["R4C6","R4C7","R4C8"],"sum":13},{"type":"cage","cells":["R5C5","R5C6","R5C7"],"' +
  'sum":24},{"type":"cage","cells":["R1C8","R1C9"],"sum":5},{"type":"cage","cells":["R3C5","R3C6",' +
  '"R3C7"],"sum":14},{"type":"cage","cells":["R6C4","R6C5","R6C6","R7C5"],"sum":16},{"type":"cage"' +
  ',"cells":["R1C5","R1C6","R1C7"],"sum":19},{"type":"cage","cells":["R4C4","R4C5"],"sum":10},{"ty' +
  'pe":"cage","cells":["R2C5","R2C6"],"sum":8},{"type":"cage","cells":["R4C2","R5C2","R5C3","R5C4"' +
  '],"sum":21},{"type":"cage","cells":["R2C3","R2C4","R3C4"],"sum":20},{"type":"cage","cells":["R1' +
  'C1","R1C2","R1C3","R1C4"],"sum":21},{"type":"cage","cells":["R6C1","R6C2","R6C3","R7C3"],"sum":' +
  '25},{"type":"cage","cells":["R7C4","R8C4","R8C5","R9C4"],"sum":15},{"type":"cage","cells":["R2C' +
  '2","R3C2","R3C3","R4C3"],"sum":15},{"type":"cage","cells":["R2C1","R3C1","R4C1","R5C1"],"sum":2' +
  '0}]}\n' +
  '{"hitotsu":1,"size":9,"givens":"1.6...7...25.14..8..36589....7..658..5..376...6...9..35....2...' +
  '49..6..5..38..52..","rules":[{"type":"classic"}],"game":{"centre":{"R1C2":[2,5],"R4C6":[1,4]},"' +
  'colours":{"R2C3":[1],"R2C4":[6]},"corner":{"R1C3":[1,6],"R2C3":[4,7,8],"R5C5":[3,9]},"done":0,"' +
  'entries":".2..7....9...8.1..4....6.....3...........5....2..9.........1....7....6...8......4","s' +
  'truck":{"R6C1":[7]},"time":123456,"version":1}}\n' +
  '{"hitotsu":1,"size":6,"givens":"1..4...2..6..5.3...1.....6..2.4.3..5","rules":[{"type":"classic' +
  '"},{"type":"diagonal","which":"main"},{"type":"diagonal","which":"anti"}]}\n' +
  '{"hitotsu":1,"size":9,"givens":"..87....3..912.6.8.6.....4.......7.....4963..4.12.3.691256.8...' +
  '.7..5.4.183.9..2..","rules":[{"type":"classic"}]}\n' +
  '{"hitotsu":1,"size":9,"givens":"354....9....92.....2..5....7..285..36.....2..58236.....958.26.4' +
  '4....6.....6.94785","rules":[{"type":"classic"}]}\n' +
  '{"hitotsu":1,"size":9,"givens":"..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9' +
  '..4....3......97..","rules":[{"type":"classic"}]}';
