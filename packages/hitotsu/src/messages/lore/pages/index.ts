/** The pages of techniques for `docs/`: Markdown in both languages and a picture by the library, all from the same texts. */
import type { Language } from '../../../base/index.ts';
import { hintBoard, svgPicture } from '../../../drawing/index.ts';
import { logicOf, techniquesFor } from '../../../logic/index.ts';
import { sentence, techniqueKeys, techniqueName, techniqueWords } from '../../techniques/index.ts';
import { type Example, exampleOf } from '../examples/index.ts';
import { appliesTo, FAMILIES, familyOf, loreOf } from '../index.ts';
import { PAGE_WORDS } from './words.ts';

/** A file below `docs/techniques`. */
export interface PageFile {
  readonly path: string;
  readonly text: string;
}

/** From a page of one language to one of the other. */
const across = { en: 'ja/', ja: '../' } as const;
const folder = { en: '', ja: 'ja/' } as const;

const isJapanese = (text: string): boolean => /[ぁ-んァ-ヶ一-龠]/.test(text);

/** Difficulty of one use; null for techniques that are never the easiest step. */
function ratingOf(key: string): number | null {
  const loop = /^(aic|continuous|discontinuous)/.test(key);
  const found = techniquesFor([]).find(
    ({ technique: { key: own } }) =>
      key === own || key.startsWith(`${own}-`) || (loop && own === 'nice-loop'),
  );
  return found?.rating ?? null;
}

function facts(key: string, example: Example | null, language: Language): string {
  const words = PAGE_WORDS[language];
  const rating = example?.easiest ? example.hint.rating : ratingOf(key);
  const how = rating === null ? words.never : `${words.difficulty} ${rating.toFixed(1)}`;
  const family = familyOf(key)?.name[language] ?? '';
  const link = `[${words.other}](${across[language]}${key}.md)`;
  return [family, how, appliesTo(key)[language], link].join(' · ');
}

function example(key: string, found: Example | null, language: Language): string[] {
  const words = PAGE_WORDS[language];
  if (!found) return [words.none];
  const { game, hint, easiest } = found;
  const context = { layout: logicOf(game.puzzle).layout, rules: game.puzzle.rules };
  const links = new Set(
    hint.stages.flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.kind === 'link' ? [mark.strength] : [])),
    ),
  );
  const legend = (['weak', 'strong', 'sees'] as const).filter((kind) => links.has(kind));
  const { givens, rules } = game.puzzle.document;
  const image = `${language === 'ja' ? '../' : ''}images/${key}.svg`;
  const name = techniqueName(key, language);
  return [
    `![${name}${language === 'en' ? ' ' : ''}${words.picture}](${image})`,
    hint.reasons.map(({ statement }, i) => `${i + 1}. ${sentence(statement, context, language)}`).join('\n'),
    ...(legend.length > 0
      ? [legend.map((kind) => words.legend[kind]).join(language === 'en' ? ' ' : '')]
      : []),
    ...(easiest ? [] : [words.notEasiest]),
    `${words.seen}`,
    `${words.puzzle}: \`${JSON.stringify({ hitotsu: 1, size: game.puzzle.shape.size, givens, rules })}\``,
  ];
}

function page(key: string, found: Example | null, language: Language): string {
  const words = PAGE_WORDS[language];
  const lore = loreOf(key);
  if (!lore) throw new Error(`nothing is told of ${key}`);
  const names = (techniqueWords(key)?.aliases ?? []).filter(
    (name) => isJapanese(name) === (language === 'ja'),
  );
  return `${[
    `# ${techniqueName(key, language)}`,
    facts(key, found, language),
    ...(names.length > 0 ? [words.also + names.join(words.separator)] : []),
    lore.what[language],
    `## ${words.why}`,
    lore.why[language],
    `## ${words.spot}`,
    lore.spot[language],
    `## ${words.example}`,
    ...example(key, found, language),
    `[${words.all}](pages.md)`,
  ].join('\n\n')}\n`;
}

function index(language: Language): string {
  const words = PAGE_WORDS[language];
  const link = (key: string) => `[${techniqueName(key, language)}](${key}.md)`;
  const families = FAMILIES.flatMap(({ name, techniques, further = [] }) => [
    `## ${name[language]}`,
    techniques.map((key) => `* ${link(key)}: ${techniqueWords(key)?.text[language] ?? ''}`).join('\n'),
    ...(further.length > 0 ? [`${words.further}${further.map(link).join(words.separator)}`] : []),
  ]);
  const to = `[${words.other}](${across[language]}pages.md)`;
  return `${[`# ${words.title}`, to, words.intro, ...families].join('\n\n')}\n`;
}

/** The picture of an example: the whole step on its board. */
function picture(key: string, { game, hint }: Example): string {
  const named = (language: Language) => ({
    title: techniqueName(key, language),
    description: hint.reasons
      .map(({ statement }) =>
        sentence(statement, { layout: hint.state.layout, rules: game.puzzle.rules }, language),
      )
      .join(language === 'en' ? ' ' : ''),
  });
  return svgPicture(game.puzzle, undefined, {
    ...hintBoard(game.puzzle, hint),
    cellPixels: 52,
    words: { en: named('en'), ja: named('ja') },
  });
}

/** The files of one technique. */
export function techniqueFiles(key: string): PageFile[] {
  const found = exampleOf(key);
  return [
    ...(['en', 'ja'] as const).map((language) => ({
      path: `${folder[language]}${key}.md`,
      text: page(key, found, language),
    })),
    ...(found ? [{ path: `images/${key}.svg`, text: picture(key, found) }] : []),
  ];
}

/** All files of the technique pages; the rest of their folders is written by hand. */
export function* allTechniqueFiles(): Iterable<PageFile> {
  for (const language of ['en', 'ja'] as const)
    yield { path: `${folder[language]}pages.md`, text: index(language) };
  for (const key of techniqueKeys) yield* techniqueFiles(key);
}
