import { type Lore, type LoreTable, lore } from './lore.ts';

const bent = (cells: readonly [en: string, ja: string], letters: string): Lore =>
  lore(
    [
      `${cells[0].charAt(0).toUpperCase()}${cells[0].slice(1)} cells hold ${cells[0]} digits between them (${letters}). All but one of these digits have their places in cells that see each other, so each of those fits only once; the last one, z, may fit in more. A cell outside that sees every place of z cannot be z.`,
      `${cells[1]}マスの候補が、合わせて${cells[1]}種類の数字（${letters}）です。1つを除いて、どの数字もその置き場所が互いに見えあっているので、1回しか入りません。残る1つの数字zのすべての場所から見える外のマスには、zが入りません。`,
    ],
    [
      `Without z, the ${cells[0]} cells would have one digit too few: each of the others fits once at most. So z is in at least one of them, and a cell that sees all its places sees it.`,
      `zを使わないと、ほかの数字は1回ずつしか入らないので、${cells[1]}マスに対して数字が1つ足りません。だからzはそのどこかに必ず入り、すべての場所が見えるマスにはzが入りません。`,
    ],
    [
      'Begin with two or three cells in a box that nearly make a naked set, and add cells outside, in a line with them, with the same digits.',
      'ブロックの中であと少しで同盟になる2、3マスを見つけ、同じ線の上で外にある、同じ数字のマスを加えて考えます。',
    ],
  );

/** A few cells that hang together so that a digit must be in one of them. */
export const WINGS: LoreTable = {
  'xy-wing': lore(
    [
      'A cell with two candidates, the pivot {x, y}, sees two others, the wings {x, z} and {y, z}. A cell that sees both wings cannot be z.',
      '2候補のマス（軸、候補x・y）から、2つの2候補マス（羽、候補x・zと候補y・z）が見えます。両方の羽から見えるマスには、zが入りません。',
    ],
    [
      'If the pivot is x, the first wing is z. If it is y, the second is. So one of the wings is z whatever happens.',
      '軸がxなら1つ目の羽がz、軸がyなら2つ目の羽がzになります。どちらにしても、羽のどちらかは必ずzです。',
    ],
    [
      'Look at cells with two candidates. From one of them, look for two more among those it sees that share one digit each with it and a third digit with each other.',
      '2候補マスだけに注目します。その1つから見える2候補マスのうち、それぞれ1つずつ数字を共有し、残りの数字が互いに等しい2マスを探します。',
    ],
  ),
  'xyz-wing': lore(
    [
      'The pivot has three candidates {x, y, z} and sees two wings {x, z} and {y, z}. A cell that sees all three cannot be z.',
      '軸の候補がx・y・zの3つで、2つの羽（候補x・zと候補y・z）が見えます。3マスすべてから見えるマスには、zが入りません。',
    ],
    [
      'If the pivot is x or y, one of the wings is z, as in an XY-Wing. Otherwise the pivot is z itself. So z is in one of the three cells.',
      '軸がxかyなら、XY-Wingと同じように羽のどちらかがzになります。そうでなければ軸がzです。だから3マスのどこかに必ずzが入ります。',
    ],
    [
      'Look for a cell with three candidates with a wing in its box and another in its row or column. What falls lies in the box, in line with the pivot.',
      '3候補のマスを探し、同じブロックに1つ、同じ行（列）に1つの羽がないかを見ます。消えるのは、ブロックの中で軸と同じ線にあるマスです。',
    ],
  ),
  'wxyz-wing': bent(['four', '4'], 'w, x, y, z'),
  'vwxyz-wing': bent(['five', '5'], 'v, w, x, y, z'),
  'w-wing': lore(
    [
      'Two cells have the same two candidates {x, y} but do not see each other. Elsewhere a unit has just two places for x, and each of these sees one of the two cells. A cell that sees both cells cannot be y.',
      '同じ2候補x・yの2マスが、互いには見えない位置にあります。ほかのユニットでxの入るマスがちょうど2つあり、それぞれが2マスの一方ずつから見えています。2マスの両方から見えるマスには、yが入りません。',
    ],
    [
      'One of the two places of the unit is x, and the cell that sees it is therefore y. So at least one of the two cells is y.',
      'そのユニットの2か所のどちらかは必ずxで、それが見えるマスはyになります。だから2マスの少なくとも一方は必ずyです。',
    ],
    [
      'Look for equal pairs far apart. For each of their digits, ask whether some row, column or box has only two places for it that lie in line with the two cells.',
      '離れたところにある同じ2候補のマスを探します。その一方の数字について、2マスと線でつながる位置に、候補が2つだけの行・列・ブロックがないかを見ます。',
    ],
  ),
};
