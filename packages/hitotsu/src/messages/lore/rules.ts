import { type LoreTable, lore } from './lore.ts';

/** What follows from rules other than sums. */
export const RULES: LoreTable = {
  'chain-bounds': lore(
    [
      'Along a thermometer, every cell must be higher than all before it and lower than all after it. Digits for which the cells before or behind have no room go, for the whole line in one step.',
      '温度計では、どのマスも手前のマスより大きく、先のマスより小さくなります。前後のマスの分の余裕がない数字を、温度計全体で一度に除外できます。',
    ],
    [
      'The digits rise from the bulb to the tip, each by at least one. The third cell is at least two more than the first can be at least, and so on, from both ends.',
      '丸から先へ、数字は少なくとも1ずつ大きくなります。3マス目は1マス目の最小より2以上大きい、というように、両端から範囲が決まります。',
    ],
    [
      'Long thermometers first: with seven cells on a 9×9 board, each cell has three digits at most from the start.',
      '長い温度計から見ます。9×9で7マスの温度計なら、どのマスも初めから3つの数字に絞られます。',
    ],
  ),
  'pair-relation': lore(
    [
      'A rule ties two cells: by order, by difference, or by a mark between them. A candidate that leaves the other cell without a digit that fits, or a unit without a place for one, goes.',
      '大小や差、印などのルールで2つのマスが結ばれています。その候補を入れると、相手のマスに合う数字がなくなったり、ユニットに入る場所のない数字ができたりする候補を除外できます。',
    ],
    [
      'The rule holds between the two cells in the solution, so a digit that no partner fits cannot stand.',
      '解では2つのマスの間でルールが守られます。相手のいない数字は入りません。',
    ],
    [
      'For each digit in such a cell, ask which digits the other cell could have with it. If it has none of them, strike it.',
      'そのようなマスの候補1つずつについて、相手のマスに入れられる数字を考えます。1つもなければ消せます。',
    ],
  ),
  'law-of-leftovers': lore(
    [
      'As many rows (or columns) as regions lie nearly on top of each other. The cells of the rows that stick out of the regions hold the same digits as the cells of the regions that stick out of the rows. A digit that one side cannot hold goes from the other.',
      '同じ数の行（または列）と領域が、ほぼ重なっています。行のうち領域からはみ出したマスと、領域のうち行からはみ出したマスには、同じ数字がそろって入ります。一方に入らない数字は、もう一方からも除外できます。',
    ],
    [
      'Both hold every digit equally often. What they share is the same cells; so what is left on either side must hold the same digits too.',
      'どちらにも、どの数字も同じ回数入ります。重なった部分は同じマスなので、残った部分どうしの数字も同じになります。',
    ],
    [
      'On boards with irregular regions, look for one, two or three neighbouring rows or columns that regions cover but for a few cells.',
      '領域がいびつな盤面で、数マスを除いて領域で覆われる、隣りあう1本から3本の行や列を探します。',
    ],
  ),
  'rule-says': lore(
    [
      'A rule of the puzzle, looked at alone, does not allow a digit in a cell. The candidate goes.',
      '問題のルールの1つだけを見て、あるマスに入れられない数字を除外します。',
    ],
    [
      'Each rule holds in the solution by itself. A digit that breaks one cannot be right, whatever the others say.',
      '解ではどのルールも守られます。1つのルールに反する数字は、ほかのルールに関係なく入りません。',
    ],
    [
      'Read the rules of the puzzle and look at the cells each of them speaks of, given the digits that stand already.',
      '問題のルールを読み、すでに入った数字と合わせて、それぞれのルールがかかわるマスを見ます。',
    ],
  ),
};
