/** The text behind a percent-coded one; itself if it is not. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Packed data as it was before it travelled: percent codes undone, blanks back to `+`, the URL alphabet back to the usual
 * one, line breaks of mail programs dropped.
 */
export function packedData(text: string): string {
  return percentDecoded(text.trim())
    .replace(/[\r\n]/g, '')
    .replace(/ /g, '+')
    .replace(/-/g, '+')
    .replace(/_/g, '/');
}

export interface Link {
  readonly host: string;
  /** Without the leading slash. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** The parts of a web address (`https://` may be missing), or null. No decoding: the values are as they stand. */
export function linkOf(text: string): Link | null {
  const match = /^(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})\/([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/is.exec(
    text.trim(),
  );
  if (!match) return null;
  const [, host = '', path = '', query = ''] = match;
  const values: Record<string, string> = {};
  for (const pair of query.split('&')) {
    const [, key, value] = /^([a-z]+)=(.*)$/is.exec(pair) ?? [];
    if (key !== undefined && value !== undefined && key !== '__proto__') values[key] = value;
  }
  return { host: host.toLowerCase(), path, query: values };
}
