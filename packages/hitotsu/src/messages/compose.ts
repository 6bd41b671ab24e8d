import { fill, type Language, type WordValues } from '../base/index.ts';

const plurals: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  ja: new Intl.PluralRules('ja'),
};

/** Fills a text: first the choices by number (`{count|# cell|# cells}`), then the plain places. */
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
  return fill(chosen, values);
}
