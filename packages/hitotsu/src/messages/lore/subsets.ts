import { type Lore, type LoreTable, lore } from './lore.ts';

/** Sizes as words, and what people call as many cells together. */
const SIZES = {
  pair: { en: 'two', ja: '2' },
  triple: { en: 'three', ja: '3' },
  quadruple: { en: 'four', ja: '4' },
} as const;
type Size = keyof typeof SIZES;

const locked = (size: Size): Lore => {
  const { en, ja } = SIZES[size];
  return lore(
    [
      `${en === 'two' ? 'Two cells' : 'Three cells'} in which a box crosses a row or column hold only ${en} digits between them. These digits leave the rest of the box and the rest of the line at once.`,
      `ブロックと行（または列）が重なる${ja}マスに、合わせて${ja}種類の数字しか候補がありません。ブロックのほかのマスからも、行（列）のほかのマスからも、その${ja}つを同時に除外できます。`,
    ],
    [
      `The ${en} cells need ${en} different digits, so they use up all of these. They belong to two units, and both have then had these digits.`,
      `${ja}マスには違う数字が${ja}つ入るので、その${ja}種類をすべて使い切ります。${ja}マスは2つのユニットに含まれているため、どちらのユニットでもその数字は済んでいます。`,
    ],
    [
      `Look at the cells where a box and a line cross. If ${en} of them have the same few notes, check both the box and the line for what falls.`,
      `ブロックと行（列）の重なりを見ます。そこの${ja}マスに同じような候補しかなければ、ブロックと行（列）の両方で消える候補を調べます。`,
    ],
  );
};

const naked = (size: Size): Lore => {
  const { en, ja } = SIZES[size];
  const few =
    size === 'pair'
      ? ['Both have the same two notes', '2マスとも同じ2つの候補です']
      : [`None of them needs to hold all ${en}`, `どのマスにも${ja}つすべてがある必要はありません`];
  return lore(
    [
      `${en.charAt(0).toUpperCase()}${en.slice(1)} cells of a unit hold only ${en} digits between them. ${few[0]}. No other cell of the unit can hold one of these digits.`,
      `ユニットの中の${ja}マスの候補が、合わせて${ja}種類の数字しかありません。${few[1]}。同じユニットのほかのマスから、その${ja}つの数字を除外できます。`,
    ],
    [
      `The ${en} cells see each other and need ${en} different digits. There are only ${en} to choose from, so all of them end up in these cells, in whatever order.`,
      `${ja}マスには違う数字が${ja}つ必要です。使える数字が${ja}種類しかないので、順番はわからなくても、その${ja}つは必ずこの${ja}マスに入ります。`,
    ],
    [
      size === 'pair'
        ? 'Note cells with two candidates. Two of the same kind in one row, column or box are a pair.'
        : `Look at the cells of a unit with two to ${en} notes and see whether ${en} of them keep to the same ${en} digits.`,
      size === 'pair'
        ? '候補が2つのマスに注目します。同じ2つの候補を持つマスが、1つの行・列・ブロックに2つあればペアです。'
        : `候補が2つから${ja}つのマスをユニットごとに見くらべ、${ja}マスの候補が同じ${ja}種類に収まっていないか調べます。`,
    ],
  );
};

const hidden = (size: Size): Lore => {
  const { en, ja } = SIZES[size];
  return lore(
    [
      `In a unit, ${en} digits can only go in the same ${en} cells. These cells hold nothing else: all their other candidates go.`,
      `ユニットの中で、${ja}つの数字の入るマスが同じ${ja}マスに限られています。その${ja}マスには、ほかの数字は入りません。`,
    ],
    [
      `The unit needs these ${en} digits, each in a cell of its own, and there are only ${en} cells for them. They fill all of these cells and leave no room for another digit.`,
      `ユニットにはその${ja}つの数字が1つずつ必要で、入れられるマスが${ja}つしかありません。${ja}マスはその数字で埋まり、ほかの数字の入る余地がなくなります。`,
    ],
    [
      `In a unit with many empty cells, count the places of each missing digit rather than the notes of each cell. Look for ${en} digits whose places are the same ${en} cells.`,
      `空きマスの多いユニットで、マスごとの候補ではなく、数字ごとに入る場所を数えます。場所が同じ${ja}マスに重なる${ja}つの数字を探します。`,
    ],
  );
};

/** As many cells as digits. */
export const SUBSETS: LoreTable = {
  'locked-pair': locked('pair'),
  'locked-triple': locked('triple'),
  'naked-pair': naked('pair'),
  'naked-triple': naked('triple'),
  'naked-quadruple': naked('quadruple'),
  'hidden-pair': hidden('pair'),
  'hidden-triple': hidden('triple'),
  'hidden-quadruple': hidden('quadruple'),
};
