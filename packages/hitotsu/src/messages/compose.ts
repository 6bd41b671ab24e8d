import { cellIn, fill, type Language, type WordValues } from '../base/index.ts';

const plurals: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  ja: new Intl.PluralRules('ja'),
};

/**
 * Fills a text: first the choices by number (`{count|# cell|# cells}`), then the plain places. Cells are called as the
 * language does, but for `value`, which is what somebody wrote.
 */
export function compose(text: string, values: WordValues, language: Language): string {
  const chosen = text.replace(
    /\{(\w+)\|([^|}]*)\|([^|}]*)\}/g,
    (place, name: string, one: string, many: string) => {
      const value = values[name];
      if (value === undefined) return place;
      const number = Number(value);
      const form = plurals[language].select(number) === 'one' ? one : many;
      return form.replaceAll('#', String(value));
    },
  );
  const said = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== 'value' ? cellIn(language, value) : value,
  ]);
  return fill(chosen, Object.fromEntries(said));
}
