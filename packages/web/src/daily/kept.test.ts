import { puzzleHash } from 'hitotsu/puzzle';
import { describe, expect, it } from 'vitest';
import type { HandlerContext } from '../engine/context.ts';
import { making } from '../engine/handlers/making.ts';
import { dailyAsk, dailyList } from './daily.ts';

/**
 * Some puzzles of some days. They never change: who began one yesterday goes on with it today, and two people who speak of
 * the day's puzzle speak of the same. If the generator must change them, a new recipe version begins on a day to come.
 */
const KNOWN: Readonly<Record<string, string>> = {
  'hitotsu-daily-1/2026-11-30/classic/easy': 'ae33df19f1e644b6',
  'hitotsu-daily-1/2026-11-30/classic/medium': '1d06483c8392ba4b',
  'hitotsu-daily-1/2026-11-30/classic/hard': '761bbcd9e70db4a7',
  'hitotsu-daily-1/2026-11-30/classic/expert': '81174e39f7101de9',
  'hitotsu-daily-1/2026-11-30/classic/extreme': '0686ad4524845f08',
  'hitotsu-daily-1/2026-11-30/killer/easy': '15fb1ba8f7f04c24',
  'hitotsu-daily-1/2026-11-30/killer/hard': '4a4bb27db76a151f',
  'hitotsu-daily-1/2026-11-30/jigsaw/medium': '976d0ed65ba00480',
  'hitotsu-daily-1/2026-11-30/jigsaw/extreme': 'f5db4709ac96b7e7',
  'hitotsu-daily-1/2026-11-30/mix/hard': 'ede8555657c2212d',
  'hitotsu-daily-1/2027-02-28/classic/hard': '55bd863af2886445',
  'hitotsu-daily-1/2027-02-28/killer/medium': 'bf809619b0ffc3fb',
  'hitotsu-daily-1/2027-02-28/jigsaw/easy': '7a795d2136eb8035',
  'hitotsu-daily-1/2027-02-28/mix/easy': 'b8f2de44c905d542',
};

const quiet: HandlerContext = { signal: new AbortController().signal, progress() {} };

describe('known days', () => {
  for (const [id, hash] of Object.entries(KNOWN))
    it(`${id} is what it was`, async () => {
      const date = id.split('/')[1] as string;
      const item = dailyList(date).find((each) => each.id === id);
      if (!item) throw new Error(`no ${id}`);
      const made = await making.make(dailyAsk(item), quiet);
      expect(made.reached).toBe(true);
      expect(made.document.id).toBe(id);
      expect(puzzleHash(made.document)).toBe(hash);
    });
});
