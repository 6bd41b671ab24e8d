/** The two languages of the product. */
export type Language = 'en' | 'ja';

/** A text in both languages; `{name}` marks a place for a value. */
export interface Words {
  readonly en: string;
  readonly ja: string;
}

/** Values that fill the `{name}` places of a text. */
export type WordValues = Readonly<Record<string, string | number>>;

/** Fills the `{name}` places of `text`; a name without a value stays as it is written. */
export function fill(text: string, values: WordValues): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** A cell as sentences of a language call it, from its name: `R3C5`, 「3行5列」. Other text stays as it is. */
export function cellIn(language: Language, name: string): string {
  return language === 'ja' ? name.replace(/^R(\d+)C(\d+)$/, '$1行$2列') : name;
}
