import { type LoreTable, lore } from './lore.ts';

/** Strong links of one digit. */
export const SINGLE_DIGIT: LoreTable = {
  skyscraper: lore(
    [
      'In two rows a digit has two places each. At one end the places share a column, at the other they do not. Cells that see both of these other ends cannot hold the digit. The same works with columns.',
      '2本の行に、ある数字の入るマスが2つずつあります。片方の端は同じ列にそろい、もう片方の端はずれています。ずれた両端のどちらからも見えるマスには、その数字が入りません。列でも同じです。',
    ],
    [
      'The two ends in the shared column cannot both be the digit. Where one is not, the other place of its row is. So at least one of the far ends holds the digit.',
      'そろった列の2マスが両方ともその数字になることはありません。その数字でない方の行では、もう一方の端に入ります。だから、ずれた両端の少なくとも一方は必ずその数字です。',
    ],
    [
      'Show one digit and look for rows with exactly two places that share one column. The far ends must be near enough to be seen by a common cell.',
      '1つの数字だけを表示し、候補がちょうど2つで、片方の列がそろう2本の行を探します。ずれた両端を同時に見るマスがあれば使えます。',
    ],
  ),
  'two-string-kite': lore(
    [
      'A row and a column have two places each for a digit, and one end of each lies in the same box. The cell that sees the two far ends cannot hold the digit.',
      '行と列に、ある数字の入るマスが2つずつあり、それぞれの片端が同じブロックに入っています。遠い方の両端から見えるマスには、その数字が入りません。',
    ],
    [
      'The two ends in the box cannot both be the digit. Where one is not, the far end of its line is. So at least one of the far ends holds the digit.',
      'ブロックの中の2マスが両方ともその数字になることはありません。その数字でない方の線では、遠い端に入ります。だから遠い両端の少なくとも一方は必ずその数字です。',
    ],
    [
      'Show one digit. From a box, look for a row and a column that leave it, each with exactly two places; the cell to check is where the two far ends cross.',
      '1つの数字だけを表示し、1つのブロックから出ていく、候補がちょうど2つの行と列を探します。遠い両端が交わるマスを調べます。',
    ],
  ),
  'dual-two-string-kite': lore(
    [
      'Two kites that share the box in which they are joined. Each removes what it removes; they are told as one.',
      '同じブロックでつながる2組のカイトです。それぞれの除外をまとめて1つとして扱います。',
    ],
    [
      'Each of the two is a kite by itself: of its two far ends at least one holds the digit.',
      'どちらも単独で成り立つカイトで、遠い両端の少なくとも一方は必ずその数字です。',
    ],
    [
      'When a kite is found, see whether the other two places of the box make another one.',
      'カイトを1つ見つけたら、同じブロックの残りの候補でもう1組できないかを見ます。',
    ],
  ),
  'empty-rectangle': lore(
    [
      'In a box, all places of a digit lie on one row and one column. Outside, the digit has exactly two places in a line, one of them on that row. Then the cell where the line of the other place meets the column of the box cannot hold the digit.',
      'ブロックの中で、ある数字の入るマスがすべて1本の行と1本の列の上にあります。外では、その数字の入るマスがちょうど2つの線があり、その1つがその行の上にあります。もう1つのマスの線とブロックの列が交わるマスには、その数字が入りません。',
    ],
    [
      'If the near place outside is the digit, the row is used up, and the box must take it on its column. If it is not, the far place is. Either way the crossing cell is seen.',
      '外の近い方のマスがその数字なら、行が使えないので、ブロックではその列に入ります。違えば、遠い方のマスに入ります。どちらの場合でも、交わるマスからはその数字が見えます。',
    ],
    [
      'Show one digit and look for boxes in which its places form a cross or an L, so that a rectangle of the box is empty. Then look along the two arms for a line with two places.',
      '1つの数字だけを表示し、候補が十字やL字に並んで長方形の空きができるブロックを探します。その2本の腕の先に、候補がちょうど2つの線がないかを見ます。',
    ],
  ),
  'dual-empty-rectangle': lore(
    [
      'Two empty rectangles that use the same box. Each removes what it removes; they are told as one.',
      '同じブロックを使う2組のエンプティレクタングルです。それぞれの除外をまとめて1つとして扱います。',
    ],
    ['Each of the two is sound by itself.', 'どちらも単独で成り立ちます。'],
    [
      'When one is found, try the box once more with the parts of row and column exchanged.',
      '1つ見つけたら、同じブロックで行と列の役割を入れかえて調べます。',
    ],
  ),
  'turbot-fish': lore(
    [
      'Two units in which a digit has two places each, with an end of the one seeing an end of the other. Cells that see both outer ends cannot hold the digit.',
      'ある数字の入るマスが2つずつのユニットが2つあり、一方の端が他方の端から見えます。外側の両端のどちらからも見えるマスには、その数字が入りません。',
    ],
    [
      'The two inner ends cannot both be the digit. Where one is not, the outer end of its unit is. So at least one of the outer ends holds it.',
      '内側の2マスが両方ともその数字になることはありません。その数字でない方のユニットでは、外側の端に入ります。だから外側の両端の少なくとも一方は必ずその数字です。',
    ],
    [
      'It is the skyscraper and the kite in one, with boxes and any other units allowed. Show one digit and join pairs of places that are alone in their unit.',
      'スカイスクレーパーやカイトを、ブロックなどどのユニットにも広げたものです。1つの数字だけを表示し、ユニットに2つだけの候補どうしをつないでいきます。',
    ],
  ),
  'x-chain': lore(
    [
      'Places of one digit in a row of links, in turn strong (one of the two is the digit) and weak (not both are), beginning and ending with a strong one. Cells that see both ends cannot hold the digit.',
      '1つの数字の候補を、強リンク（どちらかは必ずその数字）と弱リンク（両方にはならない）で交互につなぎ、強リンクで始めて強リンクで終えます。両端から見えるマスには、その数字が入りません。',
    ],
    [
      'Suppose the first end is not the digit. Then the next is, the one after is not, and so on to the last, which is. So one of the two ends holds the digit.',
      '始めの端がその数字でないとすると、次は正しく、その次は正しくない、と進んで、最後の端は必ずその数字になります。つまり両端の少なくとも一方はその数字です。',
    ],
    [
      'Show one digit and mark the units in which it has two places. Go from one such pair to the next through cells that see each other.',
      '1つの数字だけを表示し、候補が2つだけのユニットに印をつけます。見えあうマスを通って、組から組へとたどります。',
    ],
  ),
};
