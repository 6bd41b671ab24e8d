import type { Diagnostic, Language, WordValues } from '../base/index.ts';
import { builtinRules, type RuleRegistry } from '../rules/index.ts';
import { cliEn } from './cli.en.ts';
import { cliJa } from './cli.ja.ts';
import { compose } from './compose.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** The name of a sentence. Both languages have all of them; a missing one does not compile. */
export type MessageKey = keyof typeof en | keyof typeof cliEn;

const catalogue: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = {
  en: { ...en, ...cliEn },
  ja: { ...ja, ...cliJa },
};

/** The sentence of a key in a language, with its places filled. */
export function message(key: MessageKey, language: Language, values: WordValues = {}): string {
  return compose(catalogue[language][key], values, language);
}

function isKey(key: string): key is MessageKey {
  return Object.hasOwn(catalogue.en, key);
}

/** Values that are names of things are worded: what a schema expected, and the rules that a warning speaks of. */
function worded(diagnostic: Diagnostic, language: Language, registry: RuleRegistry): WordValues {
  const { code, values = {} } = diagnostic;
  const result: Record<string, string | number> = { ...values };
  const { expected, what } = values;
  if (typeof expected === 'string')
    result.expected = expected
      .split(' | ')
      .map((word) =>
        isKey(`expected.${word}`) ? catalogue[language][`expected.${word}` as MessageKey] : word,
      )
      .join(language === 'ja' ? 'または' : ' or ');
  const nameOf = (type: string) => registry.get(type)?.words.name[language];
  // What a format leaves out is a rule of ours; what it holds beyond us bears that format's own name.
  if (typeof what === 'string') {
    const name = code === 'format-cannot-carry' ? nameOf(what) : undefined;
    if (name !== undefined) result.what = `${name} (${what})`;
    else if (isKey(`what.${what}`)) result.what = catalogue[language][`what.${what}` as MessageKey];
  }
  const { asked, rule } = values;
  if (isKey(`grade.${asked}`)) result.asked = catalogue[language][`grade.${asked}` as MessageKey];
  if (code === 'missed-rule' && typeof rule === 'string') result.rule = nameOf(rule) ?? rule;
  return result;
}

/** Where a diagnostic stands, in words; empty if it has no place. */
export function placeOf(diagnostic: Diagnostic, language: Language): string {
  const { path, line, column = 1 } = diagnostic;
  if (path && line !== undefined) return message('place.both', language, { path, line, column });
  if (path) return message('place.path', language, { path });
  return line === undefined ? '' : message('place.line', language, { line, column });
}

/** What a diagnostic says, without its place. A code without words of its own is shown as it is. */
export function textOf(
  diagnostic: Diagnostic,
  language: Language,
  registry: RuleRegistry = builtinRules,
): string {
  const values = worded(diagnostic, language, registry);
  if (diagnostic.words) return compose(diagnostic.words[language], values, language);
  for (const kind of ['error', 'warning'] as const) {
    const key = `${kind}.${diagnostic.code}`;
    // Within the givens of a document a place in the text says little; there the cell is named.
    const withCell = `${key}.cell`;
    if (values.cell !== undefined && isKey(withCell)) return message(withCell, language, values);
    if (isKey(key)) return message(key, language, values);
  }
  return diagnostic.code;
}

/** A diagnostic as one sentence with its place: `rules[2].cells[1] (line 5, column 40): …`. */
export function messageOf(
  diagnostic: Diagnostic,
  language: Language,
  registry: RuleRegistry = builtinRules,
): string {
  const text = textOf(diagnostic, language, registry);
  const place = placeOf(diagnostic, language);
  return place === '' ? text : message('place.join', language, { place, text });
}
