import { type LoreTable, lore } from './lore.ts';

/** Cages and totals. */
export const SUMS: LoreTable = {
  'sum-combinations': lore(
    [
      'All ways to fill a cage (or another group with a given sum) with the candidates that its cells still have are gone through. A candidate that is in none of them goes.',
      'ケージ（または合計の決まったグループ）について、いまの候補で合計になる入れ方をすべて調べます。どの入れ方にも出てこない候補を除外できます。',
    ],
    [
      'The cage must come out at its sum in one of these ways. What is in none of them can never be right.',
      'ケージには、合計になる入れ方のどれかが必ず入ります。どれにも出てこない候補は、決して正しくなりません。',
    ],
    [
      'Begin with cages that have few ways: very small or very large sums for their number of cells. 3, 4, 16 and 17 in two cells, 6, 7, 23 and 24 in three have a single combination each.',
      '入れ方の少ないケージから始めます。マスの数のわりに合計が小さいか大きいケージです。2マスなら3・4・16・17、3マスなら6・7・23・24は組み合わせが1通りです。',
    ],
  ),
  'needed-digit': lore(
    [
      'Every way to fill a cage uses a certain digit. A cell outside that sees all its places in the cage cannot hold that digit.',
      'ケージのどの入れ方でも必ず使う数字があります。ケージの中でその数字の入りうるマスすべてから見える外のマスには、その数字が入りません。',
    ],
    [
      'The digit is somewhere in the cage for certain, and wherever it is, the outside cell sees it.',
      'その数字はケージのどこかに必ず入ります。どこに入っても、外のマスからは見えます。',
    ],
    [
      'For a cage inside one row, column or box, write down the combinations and look for a digit that all of them contain.',
      '1つの行・列・ブロックに収まるケージの組み合わせを書き出し、すべてに含まれる数字を探します。',
    ],
  ),
  'innies-outies': lore(
    [
      'A row, column, box or several of them have a known total (45 for each on a 9×9 board). Taking away the cages that lie wholly inside leaves the sum of the few cells that remain; adding the cages that stick out gives the sum of what sticks out.',
      '行・列・ブロックの合計は決まっています（9×9ならそれぞれ45）。中に収まるケージの合計を引くと、残ったマスの合計がわかります。はみ出すケージまで足すと、はみ出したマスの合計がわかります。',
    ],
    [
      'Each unit holds every digit once, so its total never changes. The cages inside account for a part of it, and the difference must be in the cells left over.',
      'ユニットにはどの数字も1つずつ入るので、合計はいつも同じです。ケージの分を除いた差は、残りのマスにあるはずです。',
    ],
    [
      'Look for boxes, or two or three neighbouring rows or columns, that cages fill nearly exactly, with only one or two cells left over or sticking out.',
      'ケージでほぼ埋まり、1、2マスだけ余るかはみ出すブロックや、隣りあう2、3本の行や列を探します。',
    ],
  ),
  'sum-relation': lore(
    [
      'A candidate that, through the ways to fill its cage and what it sees, would leave another cell without a candidate, or a unit without a place for a digit, goes.',
      'その候補を入れると、ケージの入れ方や見えるマスを通じて、ほかのマスの候補がなくなったり、ユニットに数字の入る場所がなくなったりします。そのような候補を除外できます。',
    ],
    [
      'A digit that makes the board impossible at once cannot be part of the solution.',
      'すぐに行きづまる数字は、解には含まれません。',
    ],
    [
      'In cages with two cells, each digit has one partner. See whether the partner is ruled out, or takes the last place of a digit in a unit.',
      '2マスのケージでは、1つの数字に相手が1つ決まります。その相手が入れられないか、ユニットで最後の場所を奪わないかを見ます。',
    ],
  ),
  'unit-sums': lore(
    [
      'All sums inside one unit are worked out together: every way to put the digits of the unit into its cells so that each cage comes out. A candidate that is in none of these ways goes.',
      '1つのユニットの中にあるすべての合計をまとめて考えます。どのケージの合計も合うようにユニットの数字を入れる方法を調べ、どの方法にも出てこない候補を除外できます。',
    ],
    [
      'The unit must be filled in one of these ways. Digits that one cage could take alone may be needed by another.',
      'ユニットには、それらの方法のどれかが必ず入ります。1つのケージだけを見れば使えそうな数字も、別のケージで必要なことがあります。',
    ],
    [
      'Take a box or line with two or three whole cages inside. Where each has few combinations, try them against each other: they may not share a digit.',
      'ケージが2つか3つ丸ごと入っているブロックや行・列を選びます。組み合わせが少なければ、同じ数字を使わないように互いに照らし合わせます。',
    ],
  ),
};
