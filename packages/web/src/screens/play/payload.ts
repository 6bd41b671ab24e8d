import type { GameSession } from '../../game/session.ts';

/** The puzzle as the fragment of a link; null if it is too large for one. */
export async function payloadFor({ puzzle }: GameSession): Promise<string | null> {
  const { payloadOf } = await import('../../share/link.ts');
  const payload = payloadOf(puzzle.document);
  return payload.ok ? payload.value : null;
}
