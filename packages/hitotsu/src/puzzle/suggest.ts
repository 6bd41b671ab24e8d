/** Number of single-letter changes (and swaps of neighbours) between two words: optimal string alignment distance. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length] as number;
}

/** The known word nearest to what was written, if it is near enough to be meant (a third of the letters). */
export function suggest(written: string, known: readonly string[]): string | undefined {
  if (written.length > 40) return undefined;
  const plain = (word: string) => word.toLowerCase().replace(/[\s_]+/g, '-');
  let best: string | undefined;
  let least = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const word of known) {
    const distance = editDistance(plain(written), plain(word));
    if (distance >= least) continue;
    least = distance;
    best = word;
  }
  return best;
}
