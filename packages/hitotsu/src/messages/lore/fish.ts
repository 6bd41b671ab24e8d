import { type Lore, lore } from './lore.ts';

const SIZES: Readonly<Record<string, readonly [count: number, en: string]>> = {
  'x-wing': [2, 'two'],
  swordfish: [3, 'three'],
  jellyfish: [4, 'four'],
  squirmbag: [5, 'five'],
  whale: [6, 'six'],
  leviathan: [7, 'seven'],
};

/** What may stand before a size, in this order. */
const PARTS = /^(siamese-)?(finned-|sashimi-)?(franken-|mutant-)?$/;

const basic = ([n, en]: readonly [number, string]): Lore =>
  lore(
    [
      n === 2
        ? 'In two rows a digit can only go in the same two columns. The rest of these columns cannot hold it. The same works with rows and columns exchanged.'
        : `In ${en} rows a digit can only go in the same ${en} columns; no row needs all ${en}. The rest of these columns cannot hold it. The same works with rows and columns exchanged.`,
      n === 2
        ? '2本の行で、ある数字の入るマスがどちらも同じ2本の列にあります。その2本の列の、ほかのマスにはその数字が入りません。行と列を入れかえても同じです。'
        : `${n}本の行で、ある数字の入るマスが同じ${n}本の列に収まっています（1本の行に${n}か所そろう必要はありません）。その${n}本の列の、ほかのマスにはその数字が入りません。行と列を入れかえても同じです。`,
    ],
    [
      `Each of the ${en} rows needs the digit once, and no two of them in the same column. So the ${en} rows use up the ${en} columns, one each. A copy elsewhere in such a column would leave one row without.`,
      `${n}本の行にはその数字が1つずつ必要で、同じ列には2つ入りません。${n}本の行が${n}本の列を1本ずつ分け合うことになります。列のほかのマスに入れると、どれかの行に入る場所がなくなります。`,
    ],
    [
      n === 2
        ? 'Show one digit only. Find rows with exactly two places for it and see whether two of them line up; then do the same with columns.'
        : `Show one digit only. Find rows with two to ${en} places for it and see whether ${en} of them share ${en} columns; then do the same with columns.`,
      n === 2
        ? '1つの数字だけを表示し、候補がちょうど2つの行を探して、列がそろう組があるかを見ます。列についても同じように調べます。'
        : `1つの数字だけを表示し、候補が2つから${n}つの行を集めて、${n}本の行が${n}本の列に収まるかを見ます。列についても同じように調べます。`,
    ],
  );

const finned = ([n, en]: readonly [number, string]): Lore =>
  lore(
    [
      `In ${en} rows (or columns) a digit keeps to the same ${en} columns (rows), but for a few extra places, the fins. Cells of these columns that also see every fin cannot hold the digit.`,
      `${n}本の行（または列）で、ある数字の入るマスが、いくつかの余分なマス（フィン）を除いて同じ${n}本の列（行）に収まっています。その列（行）のマスのうち、すべてのフィンから見えるマスにはその数字が入りません。`,
    ],
    [
      'Either one of the fins holds the digit, or none does and the fish is complete. A cell that sees all fins and lies in a column of the fish loses the digit in both cases.',
      'フィンのどれかにその数字が入るか、どのフィンにも入らずフィッシュが完成するかのどちらかです。すべてのフィンから見え、フィッシュの列にもあるマスは、どちらの場合もその数字が入りません。',
    ],
    [
      'Look for a fish that is spoilt by one or two extra places in a single box. Only cells of that box can lose the digit, so look there.',
      '1つのブロックの中の余分な候補1、2個のせいで惜しくも成り立たないフィッシュを探します。消えるのはそのブロックの中のマスだけなので、そこを見ます。',
    ],
  );

const sashimi = (size: readonly [number, string]): Lore => {
  const [n, en] = size;
  return lore(
    [
      `A fish of ${en} rows (or columns) with fins, in which one row would have a single place left without them. Cells that the fish covers and that see every fin cannot hold the digit.`,
      `フィン（余分な候補）を除くと、${n}本のうち1本の行（または列）に候補が1つしか残らないフィッシュです。フィッシュの列（行）にあり、すべてのフィンから見えるマスには、その数字が入りません。`,
    ],
    [
      'If no fin holds the digit, that row is decided, and the rest of the fish follows from it. If a fin holds it, the cells that see the fins lose it. What falls both ways falls for certain.',
      'どのフィンにも入らなければ、その行の場所が決まり、残りのフィッシュも決まります。フィンのどれかに入れば、フィンから見えるマスには入りません。どちらでも消える候補は確実に消せます。',
    ],
    [
      'Look for two rows whose places line up at one end only, while the other ends lie in the same box but in different columns.',
      '候補の片方の端だけが列でそろい、もう片方の端は列がずれて同じブロックにある行の組を探します。',
    ],
  );
};

const wide = ([n, en]: readonly [number, string], fins: boolean, mutant: boolean): Lore => {
  const units = mutant
    ? (['rows, columns and boxes in any mixture', '行・列・ブロックを自由に混ぜたもの'] as const)
    : (['lines of one direction together with boxes', '同じ向きの線とブロックを組み合わせたもの'] as const);
  return lore(
    [
      `${en.charAt(0).toUpperCase()}${en.slice(1)} units without a common cell (${units[0]}) have all their places of a digit inside ${en} other units${fins ? ', but for a few fins' : ''}. What else these hold of the digit goes${fins ? ', if it sees every fin' : ''}.`,
      `重ならない${n}個のユニット（${units[1]}）で、ある数字の候補が${fins ? 'フィンを除いて' : ''}ほかの${n}個のユニットに収まっています。後の${n}個のユニットにあるほかのマスから${fins ? '、すべてのフィンから見えるものを' : ''}除外できます。`,
    ],
    [
      `The first ${en} units need the digit ${en} times. All of these copies lie in the other ${en} units, which hold it only ${en} times in all: none is left for their other cells.${fins ? ' If a fin holds the digit instead, the cells that see it lose it too.' : ''}`,
      `前の${n}個のユニットにはその数字が${n}個必要で、そのすべてが後の${n}個のユニットに入ります。後のユニットに入る分もちょうど${n}個なので、ほかのマスに回す分は残りません。${fins ? 'フィンに入る場合も、フィンから見えるマスには入りません。' : ''}`,
    ],
    [
      'Start from an ordinary fish that does not quite work, and see whether a box can take the place of a row or column that has too many places.',
      '惜しくも成り立たないフィッシュを見つけ、候補が多すぎる行や列のかわりにブロックを使えないか考えます。',
    ],
  );
};

const siamese = (size: readonly [number, string]): Lore => {
  const base = finned(size);
  return {
    ...base,
    what: {
      en: 'Two finned fish with the same rows (or columns) that differ only in one of the lines they cover. Each removes what it removes; they are told as one.',
      ja: '同じ行（または列）を使い、覆う線が1本だけ違う2つのフィン付きフィッシュです。それぞれの除外をまとめて1つとして扱います。',
    },
  };
};

/** The lore of a fish by the parts of its name; undefined if it is none. */
export function fishLore(key: string): Lore | undefined {
  const name = Object.keys(SIZES).find((each) => key === each || key.endsWith(`-${each}`));
  const size = SIZES[name ?? ''];
  if (name === undefined || !size) return undefined;
  const before = key.slice(0, key.length - name.length);
  if (!PARTS.test(before)) return undefined;
  const parts = before.split('-');
  const fins = parts.includes('finned') || parts.includes('sashimi');
  if (parts.includes('siamese')) return siamese(size);
  if (parts.includes('mutant')) return wide(size, fins, true);
  if (parts.includes('franken')) return wide(size, fins, false);
  if (parts.includes('sashimi')) return sashimi(size);
  return fins ? finned(size) : basic(size);
}
