import { type PuzzleDocument, parsePuzzle, stableText } from 'hitotsu/puzzle';

/** Fields that a plain grid of characters says. */
const PLAIN = new Set(['hitotsu', 'size', 'givens', 'rules']);

/** Whether a bare grid says all of it: its rules are those that such a grid is read with. */
function isPlain(document: PuzzleDocument): boolean {
  if (Object.keys(document).some((key) => !PLAIN.has(key))) return false;
  const bare = parsePuzzle({ hitotsu: 1, size: document.size, givens: document.givens });
  return bare.ok && stableText(bare.value.document.rules) === stableText(document.rules);
}

function rows({ size, givens }: PuzzleDocument): string {
  return Array.from({ length: size }, (_, row) => givens.slice(row * size, (row + 1) * size)).join('\n');
}

/** A puzzle as text to be read and changed by people: the rows of its grid, or the document with one rule a line. */
export function documentText(document: PuzzleDocument): string {
  if (isPlain(document)) return /^\.*$/.test(document.givens) ? '' : rows(document);
  const fields = Object.entries(document).filter(([, value]) => value !== undefined);
  const lines = fields.map(([key, value]) => {
    const text =
      key === 'rules' && Array.isArray(value)
        ? `[\n${value.map((rule) => `    ${JSON.stringify(rule)}`).join(',\n')}\n  ]`
        : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}
