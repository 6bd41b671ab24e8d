import { type LoreTable, lore } from './lore.ts';

/** Links over several digits. */
export const CHAINS: LoreTable = {
  'remote-pair': lore(
    [
      'Cells with the same two candidates form a chain, each seeing the next. Two of them that are an odd number of steps apart hold the two digits between them: a cell that sees both can hold neither.',
      '同じ2候補のマスが、見えあいながら鎖のようにつながっています。奇数個離れた2マスには2つの数字が1つずつ入るので、両方から見えるマスにはどちらの数字も入りません。',
    ],
    [
      'Along the chain the two digits alternate. So two cells an odd number of steps apart are different, one of each.',
      '鎖に沿って2つの数字が交互に入ります。奇数個離れた2マスは必ず違う数字になり、2つの数字が1つずつ入ります。',
    ],
    [
      'Mark all cells with one and the same pair and follow those that see each other; four in a chain are enough.',
      '同じ2候補のマスに印をつけ、見えあうものをつなぎます。4マスつながれば使えます。',
    ],
  ),
  'xy-chain': lore(
    [
      'Cells with two candidates in a chain: each sees the next and shares a digit with it. If both ends have the digit z left over, a cell that sees both ends cannot be z.',
      '2候補マスを、隣りあうものが見えあい、数字を1つ共有するようにつなぎます。両端に同じ数字zが余っていれば、両端から見えるマスにはzが入りません。',
    ],
    [
      'Suppose the first cell is not z. Then it is its other digit, the next cell is its own other digit, and so on to the last, which is z. So one of the ends is z.',
      '始めのマスがzでないとすると、もう一方の数字になり、次のマスもその次の数字に決まり、と進んで、最後のマスがzになります。だから両端の少なくとも一方はzです。',
    ],
    [
      'On a board with many two-candidate cells, choose one, say aloud "if not this digit, then the other", and follow it from cell to cell until the first digit comes back.',
      '2候補マスの多い盤面で1つを選び、「この数字でなければもう一方」とたどっていき、最初の数字に戻るところを探します。',
    ],
  ),
  aic: lore(
    [
      'A chain of candidates, in turn by strong links (if the one does not hold, the other does) and weak links (not both hold), beginning and ending with a strong one. What both ends rule out is removed.',
      '候補を、強リンク（一方が誤りなら他方が正しい）と弱リンク（両方は正しくない）で交互につなぎ、強リンクで始めて強リンクで終えます。両端のどちらからも打ち消される候補を除外できます。',
    ],
    [
      'If the first end does not hold, then the next does, the next does not, and so on, and the last end holds. So at least one end is true, whichever it is.',
      '始めの端が誤りなら次は正しく、その次は誤り、と続いて、最後の端は正しくなります。だから両端の少なくとも一方は必ず正しいのです。',
    ],
    [
      'Strong links are two places of a digit in a unit and two candidates in a cell. Begin at a candidate that would solve much if it fell, and build towards it from both sides.',
      '強リンクは、ユニットに2か所だけの数字と、2候補マスです。消えれば大きく進む候補を決め、その両側からつなげていくと見つけやすくなります。',
    ],
  ),
  'continuous-nice-loop': lore(
    [
      'A chain that alternates strong and weak links all the way round and closes on itself. Every weak link of it becomes strong: what else sees both its ends, or shares their cell, is removed.',
      '強リンクと弱リンクが交互に続き、輪になって閉じたチェーンです。輪の中の弱リンクはすべて強リンクになり、その両端から見える候補や、同じマスのほかの候補を除外できます。',
    ],
    [
      'Going round one way or the other, every second candidate holds. So of the two ends of each weak link exactly one is true, and nothing else can take its place.',
      '輪をどちらに回っても、候補は1つおきに正しくなります。だから弱リンクの両端のうち必ず一方が正しく、その場所にほかの候補は入れません。',
    ],
    [
      'When a chain of links leads back to a candidate next to its start, see whether the last link fits the turn. Loops remove the most of all chains.',
      'チェーンが出発点の隣に戻ってきたら、強弱の順が合うかを確かめます。輪になったチェーンは、一度に多くの候補を消せます。',
    ],
  ),
  'discontinuous-nice-loop': lore(
    [
      'A chain that comes back to the candidate it began with, but with two links of the same kind there. Two weak links: the candidate is false. Two strong ones: it is true.',
      '出発した候補に戻ってくるチェーンで、そこだけ同じ種類のリンクが2本続きます。弱リンクが2本ならその候補は誤り、強リンクが2本なら正しいと決まります。',
    ],
    [
      'With two weak links, assuming the candidate leads round to its own fall. With two strong links, assuming it away leads round to its being true. Either assumption refutes itself.',
      '弱リンク2本なら、その候補を正しいとすると、たどった先で自分が消えます。強リンク2本なら、誤りとすると、たどった先で自分が正しくなります。どちらの仮定も自分で崩れます。',
    ],
    [
      'Take a candidate you suspect, follow what it forces along strong and weak links, and see whether the way leads back to it.',
      'あやしい候補を1つ選び、強リンクと弱リンクに沿って何が起こるかをたどり、自分に戻ってくるかを見ます。',
    ],
  ),
  'grouped-aic': lore(
    [
      'An AIC in which a step may be a group: two or three places of a digit where a box and a line cross, taken together.',
      'AICの途中で、ブロックと行（列）が重なるところにある同じ数字の候補2、3個を、まとめて1つとして使う形です。',
    ],
    [
      'A group holds if one of its cells is the digit. If it does not hold, the rest of the unit must; if it holds, everything that sees all its cells falls. So it links like a single candidate.',
      'グループは、そのどれか1マスがその数字なら「正しい」と考えます。正しくなければユニットの残りに入り、正しければグループ全体が見えるマスから消えます。だから1つの候補と同じようにつなげられます。',
    ],
    [
      'Where a chain breaks off because a digit has three places in a unit, see whether two of them lie together in a box and line.',
      'ユニットに候補が3つあってチェーンが途切れるときは、そのうち2つがブロックと線の重なりに並んでいないかを見ます。',
    ],
  ),
  'grouped-continuous-nice-loop': lore(
    [
      'A closed loop of alternating links in which some of the steps are groups of places in a box and line. Every weak link of it becomes strong.',
      '候補をまとめたグループを含み、輪になって閉じた交互のチェーンです。輪の中の弱リンクはすべて強リンクとして使えます。',
    ],
    [
      'As in the plain loop, every second step holds, whichever way round. A group that holds has the digit in exactly one of its cells.',
      'ふつうの輪と同じく、どちらに回っても1つおきに正しくなります。正しいグループでは、そのうち1マスにその数字が入ります。',
    ],
    [
      'Look for plain loops first, and allow groups where a digit has three or four places in a unit that fall into two bunches.',
      'まずふつうの輪を探し、ユニットの候補が2つのかたまりに分かれるところでグループを使います。',
    ],
  ),
  'grouped-discontinuous-nice-loop': lore(
    [
      'A chain with groups of places in a box and line that comes back to the candidate it began with, and so decides it.',
      '候補をまとめたグループを含むチェーンが、出発した候補に戻ってきて、その候補の正誤が決まります。',
    ],
    [
      'The assumption that the candidate holds (or does not) leads round to the contrary. So it is wrong.',
      'その候補が正しい（または誤り）という仮定が、たどった先で逆の結論になります。だから仮定は誤りです。',
    ],
    [
      'As for the plain loop; groups carry a chain over places where three candidates would stop it.',
      'ふつうの輪と同じように探します。候補が3つあって止まるところも、グループにすると先へ進めます。',
    ],
  ),
};
