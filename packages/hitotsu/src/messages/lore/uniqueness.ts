import type { Words } from '../../base/index.ts';
import type { Lore, LoreTable } from './lore.ts';

/** Why rectangles and loops may be used at all, before the reason of each type. */
const SWAP: Words = {
  en: 'The puzzle has exactly one solution. If these cells ended with only the two digits, alternating, the two could be exchanged everywhere in them and every rule would still be kept: a second solution.',
  ja: '問題の解は1つだけです。これらのマスに2つの数字だけが交互に入ったとすると、その2つをすべて入れかえてもルールはすべて守られ、もう1つの解ができてしまいます。',
};

interface Parts {
  readonly what: Words;
  readonly why: Words;
  readonly spot: Words;
}

const swap = ({ what, why, spot }: Parts): Lore => ({
  what,
  why: { en: `${SWAP.en} ${why.en}`, ja: `${SWAP.ja}${why.ja}` },
  spot,
});

/** What is said of rectangles and of loops alike. */
const FORMS = {
  rectangle: {
    en: 'four cells in two rows, two columns and two boxes',
    ja: '2本の行・2本の列・2つのブロックにまたがる長方形の4マス',
    short: { en: 'the rectangle', ja: '長方形' },
  },
  loop: {
    en: 'six or more cells in a closed round, each in a unit with the next',
    ja: '隣どうしが同じユニットにあり、輪になってつながる6マス以上',
    short: { en: 'the loop', ja: '輪' },
  },
} as const;
type Form = keyof typeof FORMS;

const type1 = (form: Form): Lore => {
  const { en, ja, short } = FORMS[form];
  return swap({
    what: {
      en: `All cells but one of ${en} have the same two candidates only. The one that has more can be neither of the two.`,
      ja: `${ja}のうち、1マスを除いて候補が同じ2つの数字だけです。ほかの候補もある1マスには、その2つの数字が入りません。`,
    },
    why: {
      en: 'So the cell with more candidates must break the pattern by being something else.',
      ja: 'だから、ほかの候補もあるマスが別の数字になって、この形を崩すはずです。',
    },
    spot: {
      en: `Look for equal pairs in line, and see whether ${short.en} closes with a cell that has a few notes more.`,
      ja: `並んだ同じ2候補のマスを見つけ、候補の多い1マスを加えると${short.ja}ができないかを見ます。`,
    },
  });
};

const type2 = (form: Form): Lore => {
  const { en, ja } = FORMS[form];
  return swap({
    what: {
      en: `Of ${en}, ${form === 'loop' ? 'some' : 'two side by side'} have, besides the two digits of all, one and the same further candidate. Cells that see ${form === 'loop' ? 'all of them' : 'both'} cannot hold it.`,
      ja: `${ja}で、共通の2つの数字のほかに、${form === 'loop' ? 'いくつかのマス' : '隣りあう2マス'}だけが同じ数字をもう1つ候補に持っています。${form === 'loop' ? 'そのすべて' : 'その両方'}から見えるマスには、その数字が入りません。`,
    },
    why: {
      en: 'So one of these cells must take the further digit, and a cell that sees all of them sees it.',
      ja: 'だから、そのどれかに余分な数字が入ります。すべてから見えるマスからは、その数字が見えます。',
    },
    spot: {
      en: 'Look for pairs and triples with two digits in common. What falls is the third digit, in the unit that the larger cells share.',
      ja: '2つの数字を共有する2候補マスと3候補マスを探します。消えるのは3つ目の数字で、3候補マスが共有するユニットの中です。',
    },
  });
};

const type3 = (form: Form): Lore => {
  const { en, ja } = FORMS[form];
  return swap({
    what: {
      en: `Two cells of ${en} have more than the two digits of all, and lie in one unit. Their further candidates, as if they were those of a single cell, make a naked subset with other cells of that unit; the rest of it loses its digits.`,
      ja: `${ja}のうち2マスに余分な候補があり、その2マスが同じユニットにあります。余分な候補を1つのマスの候補とみなし、そのユニットのほかのマスと合わせると同盟になります。ユニットの残りのマスからその数字を除外できます。`,
    },
    why: {
      en: 'So one of the two cells holds one of the further digits. With the other cells there are then as many cells as digits, and nothing is left for the rest.',
      ja: 'だから2マスのどちらかに余分な数字のどれかが入ります。ほかのマスと合わせると、マスの数と数字の数が等しくなり、残りのマスに回る数字はありません。',
    },
    spot: {
      en: 'Where two cells spoil the pattern, write down what they have too much, and look for a pair or triple of just these digits in their row, column or box.',
      ja: '2マスが形を崩しているとき、その余分な数字を書き出し、2マスの行・列・ブロックに同じ数字だけの組がないかを見ます。',
    },
  });
};

const type4 = (form: Form): Lore => {
  const { en, ja } = FORMS[form];
  return swap({
    what: {
      en: `Two cells of ${en} have more than the two digits of all, and lie in one unit. One of the two digits can go nowhere else in that unit. Then neither of the two cells is the other digit.`,
      ja: `${ja}のうち2マスに余分な候補があり、その2マスが同じユニットにあります。2つの数字の一方は、そのユニットではこの2マスにしか入りません。このとき、2マスのどちらにも、もう一方の数字は入りません。`,
    },
    why: {
      en: 'One of the two cells is the digit that has no other place. If the other cell were the other digit, the pattern would be complete.',
      ja: '2マスのどちらかには、ほかに入る場所のない数字が入ります。残りの1マスがもう一方の数字になると、この形が完成してしまいます。',
    },
    spot: {
      en: 'Where two cells spoil the pattern, count the places of each of the two digits in the unit they share.',
      ja: '2マスが形を崩しているとき、2マスの共有するユニットで、2つの数字それぞれの入る場所を数えます。',
    },
  });
};

const bug = (what: Words, why: Words, spot: Words): Lore => ({
  what,
  why: {
    en: `Suppose every open cell had exactly two candidates and every missing digit exactly two places in each unit. Then a solution could be turned into another by exchanging the digit of every cell with its second candidate. The puzzle has exactly one solution, so this cannot come about. ${why.en}`,
    ja: `空きマスの候補がすべて2つで、どのユニットでもまだ入っていない数字の場所が2か所ずつだとすると、全部のマスをもう一方の候補に入れかえた別の解ができます。解は1つだけなので、そうなることはありません。${why.ja}`,
  },
  spot,
});

const BUG_SPOT: Words = {
  en: 'Late in a puzzle, when nearly all open cells have two notes, look at the few that have more and count in which of their digits a unit has three places.',
  ja: '終盤に空きマスのほとんどが2候補になったら、3つ以上の候補があるマスに注目し、どの数字がユニットに3か所あるかを数えます。',
};

/** What rests on there being one solution only. */
export const UNIQUENESS: LoreTable = {
  'uniqueness-test-1': type1('rectangle'),
  'uniqueness-test-2': type2('rectangle'),
  'uniqueness-test-3': type3('rectangle'),
  'uniqueness-test-4': type4('rectangle'),
  'uniqueness-test-5': swap({
    what: {
      en: 'In four cells of two rows, two columns and two boxes with two digits in common, three cells, or two opposite ones, have one and the same further candidate. Cells that see all of these cannot hold it.',
      ja: '2本の行・2本の列・2つのブロックにまたがる長方形の4マスに共通の2つの数字があり、そのうち3マス、または向かいあう角の2マスに、同じ余分な数字が1つあります。それらすべてから見えるマスには、その数字が入りません。',
    },
    why: {
      en: 'So one of these cells must take the further digit, and a cell that sees all of them sees it.',
      ja: 'だから、そのどれかに余分な数字が入ります。すべてから見えるマスからは、その数字が見えます。',
    },
    spot: {
      en: 'As for type 2, with the larger cells at opposite corners or at three of them.',
      ja: 'タイプ2と同じように探します。余分な候補のあるマスが向かいあう角か、3つの角にある場合です。',
    },
  }),
  'uniqueness-test-6': swap({
    what: {
      en: 'Two opposite corners of a rectangle have more than the two digits of all. In both rows (or both columns) one of the two digits fits only in the corners. Then it cannot be in either of these two corners.',
      ja: '長方形の向かいあう2つの角だけに余分な候補があります。2本の行（または列）のどちらでも、2つの数字の一方は角にしか入りません。このとき、余分な候補のある2つの角にはその数字が入りません。',
    },
    why: {
      en: 'If it stood in one of these two, it would have to stand in the opposite one as well, and the other two corners would hold the other digit: the pattern would be complete.',
      ja: '余分な候補のある角の一方に入ると、向かいの角にも入ることになり、残りの2つの角にはもう一方の数字が入って、この形が完成してしまいます。',
    },
    spot: {
      en: 'Where two opposite corners spoil a rectangle, see whether one of its digits makes an X-Wing in the four cells.',
      ja: '向かいあう2つの角が長方形を崩しているとき、一方の数字が4マスでX-Wingになっていないかを見ます。',
    },
  }),
  'hidden-rectangle': swap({
    what: {
      en: 'A corner of a rectangle has only the two digits. From the opposite corner, one of them has no other place in its row and in its column than the rectangle. Then the opposite corner cannot be the other digit.',
      ja: '長方形の1つの角の候補が2つの数字だけです。向かいの角の行でも列でも、その一方の数字が長方形の角にしか入りません。このとき、向かいの角にはもう一方の数字が入りません。',
    },
    why: {
      en: 'If the opposite corner were the other digit, the first one would have to go to the two corners next to it, and the remaining corner would be the other digit again: the pattern would be complete.',
      ja: '向かいの角がもう一方の数字だと、その隣の2つの角に最初の数字が入り、残りの角もまたもう一方の数字になって、この形が完成してしまいます。',
    },
    spot: {
      en: 'Start from a cell with two candidates, complete it to a rectangle over two boxes, and count the places of its digits along the row and column of the corner across.',
      ja: '2候補のマスから、2つのブロックにまたがる長方形を作り、向かいの角の行と列で、その数字の入る場所を数えます。',
    },
  }),
  'avoidable-rectangle-1': swap({
    what: {
      en: 'Three corners of a rectangle over two boxes hold digits that were found, not given: a, b, and b again across. The fourth corner cannot be a.',
      ja: '2つのブロックにまたがる長方形の3つの角に、ヒント数字ではなく解いて入れた数字があり、a・b・bの形です。4つ目の角にはaが入りません。',
    },
    why: {
      en: 'With a in the fourth corner the two digits would alternate in four cells, none of them a given.',
      ja: '4つ目の角がaだと、ヒント数字を含まない4マスに2つの数字が交互に入ってしまいます。',
    },
    spot: {
      en: 'When a digit has just been entered, see whether it stands with two other entries at the corners of a rectangle.',
      ja: '数字を入れたら、ほかの2つの記入と合わせて、長方形の3つの角にならないかを見ます。',
    },
  }),
  'avoidable-rectangle-2': swap({
    what: {
      en: 'Two corners of a rectangle over two boxes, side by side, hold found digits a and b. The other two have {b, x} and {a, x}. Cells that see both of these cannot be x.',
      ja: '2つのブロックにまたがる長方形で、隣りあう2つの角に解いて入れた数字a・bがあり、残りの2つの角の候補が{b,x}と{a,x}です。その両方から見えるマスには、xが入りません。',
    },
    why: {
      en: 'If neither of the two were x, they would be b and a, and the two digits would alternate in four cells that are not givens. So one of them is x.',
      ja: 'どちらもxでなければbとaになり、ヒント数字を含まない4マスに2つの数字が交互に入ります。だからどちらかは必ずxです。',
    },
    spot: {
      en: 'Look for two entries side by side in different boxes whose digits come again, crossed, as notes in two cells in line with them.',
      ja: '別のブロックに並んだ2つの記入と同じ数字が、たすきがけに候補として残っている2マスを探します。',
    },
  }),
  'unique-loop-1': type1('loop'),
  'unique-loop-2': type2('loop'),
  'unique-loop-3': type3('loop'),
  'unique-loop-4': type4('loop'),
  'bug-plus-one': bug(
    {
      en: 'Every open cell has two candidates, but one has three. The digit of that cell that has three places in its row, column and box goes there.',
      ja: '空きマスの候補がすべて2つで、1マスだけ3つあります。そのマスの候補のうち、行・列・ブロックに3か所ある数字が入ります。',
    },
    {
      en: 'Without that candidate it would come about; so the candidate holds.',
      ja: 'その候補がなければそうなってしまうので、その候補が答えです。',
    },
    BUG_SPOT,
  ),
  'bug-type-1': bug(
    {
      en: 'Only one cell stands in the way of a board on which every open cell has two candidates and every missing digit two places in each unit. It holds one of the candidates that it has too much; the others go.',
      ja: '空きマスの候補がすべて2つ、まだ入っていない数字の場所がどのユニットでも2か所、という盤面になるのを、1マスだけが防いでいます。そのマスには余分な候補のどれかが入り、残りの候補は除外できます。',
    },
    {
      en: 'So the cell must take one of the candidates that prevent it.',
      ja: 'だから、そのマスにはそれを防ぐ候補が入ります。',
    },
    BUG_SPOT,
  ),
  'bug-type-2': bug(
    {
      en: 'Several cells stand in the way of such a board, all by one and the same digit. A cell that sees all of these candidates cannot hold the digit.',
      ja: 'すべてが2つずつの盤面になるのを、いくつかのマスが同じ1つの数字で防いでいます。それらすべてから見えるマスには、その数字が入りません。',
    },
    {
      en: 'So the digit is in at least one of these cells.',
      ja: 'だから、その数字は少なくとも1つのマスに入ります。',
    },
    BUG_SPOT,
  ),
  'bug-type-3': bug(
    {
      en: 'The cells that stand in the way of such a board lie in one unit. Their further candidates make a naked subset with other cells of it; the rest of the unit loses these digits.',
      ja: 'すべてが2つずつの盤面になるのを防いでいるマスが、1つのユニットにあります。その余分な候補がユニットのほかのマスと合わせて同盟になり、残りのマスからその数字を除外できます。',
    },
    {
      en: 'So at least one of the cells holds a further candidate. Taken as one cell they complete the subset.',
      ja: 'だから、少なくとも1つのマスに余分な候補が入ります。それを1つのマスとみなすと同盟が完成します。',
    },
    BUG_SPOT,
  ),
  'bug-type-4': bug(
    {
      en: 'Two cells of a unit stand in the way of such a board, and a digit that both have has no other place in the unit. Then the two cells hold this digit and one of their further candidates, nothing else.',
      ja: 'すべてが2つずつの盤面になるのを、1つのユニットの2マスが防いでいます。2マスに共通のある数字が、そのユニットではほかに入りません。このとき2マスには、その数字と余分な候補のどれかだけが入ります。',
    },
    {
      en: 'One of the two cells is the digit that has no other place; the other must then be the one that takes a further candidate.',
      ja: '2マスの一方にはほかに入る場所のない数字が入るので、余分な候補を取るのはもう一方です。',
    },
    BUG_SPOT,
  ),
};
