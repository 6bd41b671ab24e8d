import type { ToldDiagnostic } from '../../engine/handlers/reading.ts';
import { t } from '../../words/solve.ts';
import { language } from '../../words/words.ts';

interface Said {
  readonly head: string;
  readonly body: string;
}

type Values = Readonly<Record<string, string | number>>;

/** Errors that are told in words of their own; every other one in the library's. */
const OWN: Readonly<Record<string, (values: Values, line: number) => Said>> = {
  'line-length': (values, line) => {
    const lacks = Number(values.actual) < Number(values.expected);
    const column = Number(values.actual) + 1;
    return {
      head: t('lineLength', { ...values, line }),
      body: [t('lineLengthBody', values), ...(lacks ? [t('lineLacks', { line, column })] : [])].join(
        language.value === 'ja' ? '' : ' ',
      ),
    };
  },
  'row-count': (values) => ({ head: t('rowCount', values), body: t('rowCountBody', values) }),
  'unknown-format': () => ({ head: t('notAPuzzle'), body: t('notAPuzzleBody') }),
  'empty-input': () => ({ head: t('notAPuzzle'), body: t('notAPuzzleBody') }),
  'unknown-rule': ({ type = '' }) => ({ head: t('unknownRule', { name: type }), body: t('unknownRuleBody') }),
};

/** A sentence as a heading. */
export const bare = (sentence: string): string => sentence.replace(/[.。]$/, '');

/** An error as heading and explanation. */
export function errorWords(error: ToldDiagnostic): Said {
  const { code, values, line, column, text } = error;
  const own = OWN[code];
  if (own) return own(values, line ?? 1);
  const sentence = text[language.value];
  const place = line === undefined ? '' : t('place', { line, column: column ?? 1 });
  if (code === 'unknown-rule-suggestion')
    return {
      head: t('unknownRule', { name: values.type ?? '' }),
      body: `${sentence} ${t('unknownRuleBody')}`,
    };
  if (code === 'remote-id') return { head: t('remoteId'), body: sentence };
  if (code === 'cell-name' && /^r\d+c\d+$/i.test(String(values.value)))
    return {
      head: t('badCell', { cell: String(values.value).toUpperCase(), size: values.size ?? 9 }),
      body: place,
    };
  return { head: bare(sentence), body: place };
}

export const errorHead = (error: ToldDiagnostic): string => errorWords(error).head;
