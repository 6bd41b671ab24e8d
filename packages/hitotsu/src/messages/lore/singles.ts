import { type LoreTable, lore } from './lore.ts';

/** One cell, one digit. */
export const SINGLES: LoreTable = {
  'full-house': lore(
    [
      'A row, column, box or other unit has a single empty cell left. The one digit that the unit still lacks goes there.',
      '行・列・ブロックなどのユニットに、空きマスが1つだけ残っています。まだ出ていない数字がそこに入ります。',
    ],
    [
      'A unit holds every digit exactly once. With all cells but one filled, only one digit is missing and only one cell can take it.',
      'ユニットにはどの数字も1つずつ入ります。1マスを残してすべて埋まっていれば、足りない数字も入る場所も1つだけです。',
    ],
    [
      'After each entry, glance at the row, the column and the box of the cell: are they full but for one cell?',
      '数字を入れるたびに、そのマスの行・列・ブロックを見て、残りが1マスになっていないか確かめます。',
    ],
  ),
  'last-digit': lore(
    [
      'All copies of a digit but one stand on the board. The rows and columns that still lack it cross in one cell, and it goes there.',
      'ある数字が1か所を残してすべて入っています。その数字のない行と列が交わるマスに、最後の1つが入ります。',
    ],
    [
      'Every row and every column holds the digit once. If only one row and one column lack it, it must be in the cell they share.',
      'どの行にもどの列にもその数字が1つずつ入ります。足りない行と列が1本ずつなら、その交点しかありません。',
    ],
    [
      'Watch how many copies of each digit are left. Where it says one, look for the row and the column without it.',
      '数字ごとの残りの個数を見ます。残り1つの数字があれば、その数字のない行と列を探します。',
    ],
  ),
  'hidden-single': lore(
    [
      'In a unit, a digit that is still missing has just one cell left that can hold it. It goes there, whatever else the cell might hold.',
      'あるユニットで、まだ入っていない数字の入るマスが1つしかありません。そのマスにほかの候補があっても、その数字に決まります。',
    ],
    [
      'The unit needs the digit somewhere. Every other empty cell of it is ruled out by the same digit elsewhere in its row, column or box, so the last cell must take it.',
      'ユニットのどこかにその数字が必要です。ほかの空きマスは、同じ行・列・ブロックにあるその数字のために使えません。だから残った1マスに入ります。',
    ],
    [
      'Take a digit that is placed often. In a box without it, let its copies strike out whole rows and columns and count the cells that stay free. Then do the same along rows and columns.',
      'よく出ている数字を選び、その数字のないブロックで、同じ数字のある行と列を順に消していきます。残った空きマスが1つなら決まりです。行や列でも同じように見ます。',
    ],
  ),
  'naked-single': lore(
    [
      'All digits but one are ruled out for a cell. The one that is left goes there.',
      'あるマスで、1つを残してほかの数字がすべて使えません。残った数字に決まります。',
    ],
    [
      'A cell holds exactly one digit. Each digit that stands in a cell it sees, or that a rule forbids there, is impossible, and so the remaining one is certain.',
      'マスには数字が必ず1つ入ります。そのマスから見えるマスにある数字や、ルールで禁じられた数字は入りません。残った1つが答えです。',
    ],
    [
      'Look for cells whose row, column and box together are nearly full, and count through the digits. With notes filled in, look for cells with a single note.',
      '行・列・ブロックを合わせるとほとんどの数字が出ているマスを探し、1から順に数えます。候補を書き込んでいれば、候補が1つだけのマスを探します。',
    ],
  ),
};
