/** What tabs tell each other about games. */
export interface Said {
  /** `open`: a tab has opened the game. `here`: so have I. `left`: no longer. `changed`: there is something new to read. */
  readonly say: 'open' | 'here' | 'left' | 'changed';
  readonly game: string;
}

export interface TabLine<Message> {
  tell(message: Message): void;
}

/** A line of a name to the other tabs of the app; mute where the browser has none. */
export function tabLine<Message>(name: string, hear: (message: Message) => void): TabLine<Message> {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {} };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  // In Node (tests) an open channel would keep the process alive.
  (channel as { unref?: () => void }).unref?.();
  return { tell: (message) => channel.postMessage(message) };
}
