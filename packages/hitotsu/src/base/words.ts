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
