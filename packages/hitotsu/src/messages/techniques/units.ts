import { cellIn, type Language } from '../../base/index.ts';
import type { Layout, LogicUnit } from '../../logic/index.ts';

type Kind = LogicUnit['kind'];

/** Singular and plural in English; a noun that a number stands before or behind in Japanese. */
const NAMES: Readonly<Record<Kind, { en: readonly [one: string, many: string]; ja: (n: number) => string }>> =
  {
    row: { en: ['row', 'rows'], ja: (n) => `${n}行目` },
    column: { en: ['column', 'columns'], ja: (n) => `${n}列目` },
    box: { en: ['box', 'boxes'], ja: (n) => `ブロック${n}` },
    region: { en: ['region', 'regions'], ja: (n) => `領域${n}` },
    diagonal: {
      en: ['diagonal', 'diagonals'],
      ja: (n) => (n === 1 ? '右下がりの対角線' : '右上がりの対角線'),
    },
    window: { en: ['window', 'windows'], ja: (n) => `窓${n}` },
    'extra-region': { en: ['extra region', 'extra regions'], ja: (n) => `追加領域${n}` },
    group: { en: ['group', 'groups'], ja: (n) => `グループ${n}` },
  };

const DIAGONALS = { en: ['the falling diagonal', 'the rising diagonal'] } as const;

/** A unit whose name another one has too is told apart by its first cell. */
function isAmbiguous(unit: LogicUnit, layout: Layout): boolean {
  return layout.units.some(
    (other) => other !== unit && other.kind === unit.kind && other.number === unit.number,
  );
}

function nameOf(unit: LogicUnit, layout: Layout, language: Language): string {
  const { kind, number } = unit;
  const plain =
    language === 'ja'
      ? NAMES[kind].ja(number)
      : kind === 'diagonal'
        ? DIAGONALS.en[number === 1 ? 0 : 1]
        : `${NAMES[kind].en[0]} ${number}`;
  if (!isAmbiguous(unit, layout)) return plain;
  const first = cellIn(language, layout.shape.nameOf(Math.min(...unit.cells)));
  return language === 'ja' ? `${plain}（${first}から）` : `${plain} from ${first}`;
}

function joined(list: readonly string[], language: Language): string {
  if (language === 'ja') return list.join(list.length === 2 ? 'と' : '・');
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
}

/** Units as a noun phrase: `row 4`, `rows 1 and 6`, `row 3 and box 2`; 「4行目」「1行目と6行目」. */
export function unitNames(units: readonly LogicUnit[], layout: Layout, language: Language): string {
  const single = units.map((unit) => nameOf(unit, layout, language));
  const [first] = units;
  const alike =
    language === 'en' &&
    first !== undefined &&
    units.length > 1 &&
    first.kind !== 'diagonal' &&
    units.every((unit) => unit.kind === first.kind && !isAmbiguous(unit, layout));
  if (!alike) return joined(single, language);
  return `${NAMES[first.kind].en[1]} ${joined(
    units.map((unit) => String(unit.number)),
    language,
  )}`;
}
