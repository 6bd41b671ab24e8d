/** What tabs tell each other about games. */
export interface Said {
  /** `open`: a tab has opened the game. `here`: so have I. `left`: no longer. `changed`: there is something new to read. */
  readonly say: 'open' | 'here' | 'left' | 'changed';
  readonly game: string;
}

export interface TabLine {
  tell(message: Said): void;
}

/** A line to the other tabs of the app; mute where the browser has none. */
export function tabLine(hear: (message: Said) => void): TabLine {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {} };
  const channel = new BroadcastChannel('hitotsu.games');
  channel.onmessage = ({ data }: MessageEvent<Said>) => hear(data);
  // In Node (tests) an open channel would keep the process alive.
  (channel as { unref?: () => void }).unref?.();
  return { tell: (message) => channel.postMessage(message) };
}
