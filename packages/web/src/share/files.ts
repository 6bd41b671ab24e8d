/** Saves data as a file of the reader's. */
export function saveFile(data: Blob | string, name: string, type = 'text/plain'): void {
  const blob = typeof data === 'string' ? new Blob([data], { type: `${type};charset=utf-8` }) : data;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A name for files: the title as far as file systems take it. */
export function fileName(title: string | undefined, ending: string): string {
  const plain = (title ?? '')
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .trim()
    .slice(0, 60)
    .trim();
  return `${plain || 'hitotsu'}.${ending}`;
}
