import { type LoreTable, lore } from './lore.ts';

export const KRAKEN: LoreTable = {
  'kraken-fish-1': lore(
    [
      'A finned fish whose fins do not see the cell that is to lose the digit. From every fin a chain leads to that cell all the same.',
      '消したいマスがフィンから直接は見えないフィン付きフィッシュです。それでもどのフィンからも、チェーンをたどるとそのマスの数字が消えます。',
    ],
    [
      'If no fin holds the digit, the fish removes it. If a fin holds it, the chain from that fin removes it. One of the two is so.',
      'どのフィンにも入らなければフィッシュによって消え、フィンのどれかに入ればそこからのチェーンによって消えます。必ずどちらかが起こります。',
    ],
    [
      'Take a finned fish that removes nothing, choose one of the cells it would remove without its fins, and follow what a digit in the fin would force.',
      '何も消せないフィン付きフィッシュを見つけたら、フィンがなければ消えるはずのマスを1つ選び、フィンに数字が入るとどうなるかをたどります。',
    ],
  ),
  'kraken-fish-2': lore(
    [
      'A fish all of whose places in one of the lines it covers, and all of whose fins, lead by chains to the fall of the same candidate, of whatever digit.',
      'フィッシュが覆う線の1本について、その線のどの場所からも、またどのフィンからも、チェーンをたどると同じ候補が消える形です。消える候補の数字は違っていてもかまいません。',
    ],
    [
      'The fish puts its digit somewhere on that line, or a fin holds it. Every one of these cases removes the same candidate, so it can never hold.',
      'その線の上のどこかにフィッシュの数字が入るか、フィンに入るかのどれかです。どの場合でも同じ候補が消えるので、その候補は決して成り立ちません。',
    ],
    [
      'Rarely worth the search by eye. Where a fish stands, look at the line with the fewest places and compare what each of them forces.',
      '目で探すのは大変です。フィッシュがあれば、場所の最も少ない線を選び、それぞれの場所に入れたときの結果をくらべます。',
    ],
  ),
};
