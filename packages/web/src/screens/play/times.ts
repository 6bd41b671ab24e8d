const two = (number: number) => String(number).padStart(2, '0');

/** A time as a clock shows it: 08:12, 1:02:03. */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}

/** A short time: 0:07, 1:18. */
export function shortTime(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 3600 ? `${Math.floor(seconds / 60)}:${two(seconds % 60)}` : clockText(seconds);
}
