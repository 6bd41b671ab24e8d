import { type LoreTable, lore } from './lore.ts';

/** A digit confined to where two units cross. */
export const LOCKED: LoreTable = {
  'locked-candidates-pointing': lore(
    [
      'Inside a box, a digit can only go in cells of one row or one column. The rest of that row or column, outside the box, cannot hold it.',
      'ブロックの中で、ある数字の入るマスが1本の行（または列）の上に並んでいます。その行（列）の、ブロックの外のマスにはその数字が入りません。',
    ],
    [
      'The box needs the digit, and it will stand in one of these cells. Whichever it is, it fills the place of that digit in the row or column too.',
      'ブロックのどこかにその数字が入り、それは必ずその行（列）の上です。どのマスに入っても、その行（列）の分はそれで済みます。',
    ],
    [
      'Show one digit at a time. In each box without it, see whether its two or three places lie in a line; then follow the line out of the box.',
      '1つの数字だけを表示し、その数字のないブロックで、候補が2つか3つ一直線に並んでいないかを見ます。並んでいれば、その線をブロックの外へたどります。',
    ],
  ),
  'locked-candidates-claiming': lore(
    [
      'In a row or column, a digit can only go in cells of one box. The rest of that box cannot hold it.',
      '行（または列）の中で、ある数字の入るマスが1つのブロックに収まっています。そのブロックの、ほかのマスにはその数字が入りません。',
    ],
    [
      'The row or column needs the digit, and it will stand in this box. A second copy elsewhere in the box would leave the line without one.',
      'その行（列）の数字は、必ずそのブロックの中に入ります。ブロックのほかのマスに入れてしまうと、行（列）に入る場所がなくなります。',
    ],
    [
      'Look along rows and columns that are empty in one box and nearly full in the others: the missing digits are crowded into that box.',
      'ほかのブロックではほぼ埋まり、1つのブロックの部分だけ空いている行や列を探します。足りない数字はそのブロックに集まっています。',
    ],
  ),
  'common-peer': lore(
    [
      'All places that a digit still has in a unit are seen by one and the same cell outside. That cell cannot hold the digit.',
      'あるユニットで数字の入りうるマスのすべてが、外にある1つのマスから見えています。そのマスにはその数字が入りません。',
    ],
    [
      'One of these places holds the digit. Wherever that is, the cell outside sees it and may not repeat it: by a row, column or box, or by a cage, a diagonal or a chess move.',
      'それらのマスのどれかに必ずその数字が入ります。どこに入っても、外のマスは行・列・ブロック、あるいはケージや対角線、ナイトの動きなどでそれを見ているので、同じ数字は入りません。',
    ],
    [
      'Useful where rules beyond rows, columns and boxes hold. When a digit has two or three places in a unit, ask which cell is tied to all of them by any rule.',
      '行・列・ブロック以外のルールがあるときに役立ちます。数字の入る場所が2つか3つのユニットを見つけたら、そのすべてとルールで結ばれたマスがないか考えます。',
    ],
  ),
};
