import { type LoreTable, lore } from './lore.ts';

/** Candidates in two groups of which exactly one holds. */
export const COLORS: LoreTable = {
  'simple-colors-trap': lore(
    [
      'Places of a digit that are joined by strong links (two places in a unit) are coloured in turn with two colours. A cell outside that sees both colours cannot hold the digit.',
      '強リンク（ユニットに2か所だけの候補）でつながる候補を、交互に2色で塗り分けます。両方の色のマスから見える外のマスには、その数字が入りません。',
    ],
    [
      'Of two places joined by a strong link exactly one is the digit. So either all cells of the one colour hold it or all of the other, and the outside cell sees one that does.',
      '強リンクの両端は、必ず一方だけがその数字です。だから一方の色のマスすべてがその数字か、他方の色のマスすべてがその数字です。どちらでも、外のマスからはその数字が見えます。',
    ],
    [
      'Show one digit, begin at a unit with two places, colour one of them, and go on as long as strong links lead on. Then look for notes between the colours.',
      '1つの数字だけを表示し、候補が2つのユニットから始めて、強リンクが続くかぎり交互に色をつけます。その後、両方の色にはさまれた候補を探します。',
    ],
  ),
  'simple-colors-wrap': lore(
    [
      'The same colouring, but two cells of one colour see each other. That colour is wrong: none of its cells holds the digit.',
      '同じ塗り分けで、同じ色の2マスが互いに見えています。その色は誤りで、その色のマスにはどれもその数字が入りません。',
    ],
    [
      'All cells of a colour hold the digit or none does. Two that see each other cannot both hold it, so none of that colour does.',
      '同じ色のマスは、すべてその数字か、どれもその数字でないかのどちらかです。見えあう2マスが両方ともその数字になることはないので、その色はすべて違います。',
    ],
    [
      'After colouring, check each unit for two cells of the same colour.',
      '塗り分けたら、同じ色のマスが2つ入っているユニットがないか調べます。',
    ],
  ),
  'multi-colors-1': lore(
    [
      'Two separate colourings of a digit touch: a cell of one sees a cell of the other. Cells that see the colours opposite to these two cannot hold the digit.',
      '1つの数字の2組の塗り分けがあり、一方の色のマスが他方の色のマスから見えます。その2色の反対の色の両方から見えるマスには、その数字が入りません。',
    ],
    [
      'The two colours that touch cannot both be right. So at least one of their opposites is, and a cell that sees both opposites sees the digit.',
      '触れあう2色が両方とも正しいことはありません。だから反対の色の少なくとも一方は正しく、両方の反対の色から見えるマスからはその数字が見えます。',
    ],
    [
      'Colour all strong links of one digit with a pair of colours for each piece, and look where two pieces meet.',
      '1つの数字の強リンクを、つながりごとに別の2色で塗り分け、2組が出会うところを探します。',
    ],
  ),
  'multi-colors-2': lore(
    [
      'A colour of one colouring sees both colours of another. That colour is wrong: none of its cells holds the digit.',
      'ある塗り分けの1色が、別の塗り分けの両方の色から見えています。その色は誤りで、その色のマスにはその数字が入りません。',
    ],
    [
      'One of the two colours of the other piece is right, whichever it is. The first colour sees it and would repeat the digit.',
      '別の塗り分けでは、2色のどちらかが必ず正しくなります。どちらであっても最初の色とぶつかるので、最初の色は成り立ちません。',
    ],
    [
      'As before: colour every piece, then see whether the cells of one colour between them see both colours of another piece.',
      'すべてのつながりを塗り分けたら、1つの色のマスを合わせると、別の組の両方の色が見えていないかを調べます。',
    ],
  ),
  'x-colors-trap': lore(
    [
      'A colouring of one digit is carried on: with each colour, all cells that see it lose the digit, and a unit with one place left takes it. A place that falls with both colours is out.',
      '1つの数字の塗り分けを先へ進めます。一方の色が正しいとすると、その色から見えるマスの候補は消え、残りが1か所になったユニットではそこに入ります。どちらの色から始めても消える候補は除外できます。',
    ],
    [
      'Exactly one of the two colours is right. What follows from each of them is therefore true for certain.',
      '2色のうち必ず一方が正しいので、どちらからも出てくる結論は確実です。',
    ],
    [
      'Where a colouring removes nothing, take one colour as right and go on placing the digit; then do the same with the other and compare.',
      '塗り分けだけでは何も消せないとき、一方の色を正しいとして数字を置き進め、もう一方の色でも同じことをして、結果をくらべます。',
    ],
  ),
  'x-colors-wrap': lore(
    [
      'A colouring of one digit is carried on, and one of the colours leaves a unit without a place for the digit, or puts it twice in one. That colour is wrong.',
      '1つの数字の塗り分けを先へ進めると、一方の色ではその数字の入る場所のないユニットができたり、1つのユニットに2つ入ったりします。その色は誤りです。',
    ],
    [
      'A colour that leads to a contradiction cannot be right, so all its cells lose the digit.',
      '矛盾を生む色が正しいはずはないので、その色のマスはどれもその数字ではありません。',
    ],
    [
      'Take a colour as right, strike out everything it sees, and look for a unit that is left without a place.',
      '一方の色を正しいとして、見えるマスの候補を消し、その数字の入る場所のないユニットができないかを見ます。',
    ],
  ),
  '3d-medusa-trap': lore(
    [
      'Colouring over several digits: the two places of a digit in a unit, and the two candidates of a cell, get opposite colours. A candidate that both colours rule out is removed.',
      '複数の数字にまたがる塗り分けです。ユニットに2か所だけの候補どうし、2候補マスの候補どうしを反対の色で塗ります。どちらの色からも打ち消される候補を除外できます。',
    ],
    [
      'Each of these links has exactly one right end, so all candidates of one colour hold and none of the other. A candidate that clashes with something of each colour can never hold.',
      'どのつながりでも、正しいのは必ず一方だけです。だから一方の色の候補がすべて正しく、他方はすべて誤りです。両方の色とぶつかる候補は決して成り立ちません。',
    ],
    [
      'Begin in a part of the board with many two-candidate cells, colour on through cells and units, and then look for notes that see both colours, or share a cell with one and a unit with the other.',
      '2候補マスの多いところから始め、マスとユニットを通って色をつなげます。その後、両方の色が見える候補や、同じマスに一方の色があり、他方の色が見える候補を探します。',
    ],
  ),
  '3d-medusa-wrap': lore(
    [
      'The same colouring over several digits, but one colour contradicts itself: twice in a cell, twice a digit in a unit, or a cell left with nothing. All of that colour is removed.',
      '複数の数字にまたがる同じ塗り分けで、一方の色が矛盾します。1マスに同じ色が2つある、同じ色の同じ数字が1つのユニットに2つある、候補がなくなるマスができる、などです。その色の候補をすべて除外できます。',
    ],
    [
      'All candidates of a colour hold or none does. A colour that cannot hold as a whole is wrong as a whole.',
      '同じ色の候補は、すべて正しいかすべて誤りかのどちらかです。全体として成り立たない色は、すべて誤りです。',
    ],
    [
      'After colouring, look for a cell with two candidates of one colour, a unit with a digit twice in one colour, and a cell all of whose notes see the same colour.',
      '塗り分けたら、同じ色の候補が2つあるマス、同じ色の同じ数字が2つあるユニット、すべての候補が同じ色から消されるマスがないか調べます。',
    ],
  ),
};
