import { clashes } from './clashes.ts';
import { finishing } from './finishing.ts';
import { hints } from './hints.ts';
import { learning } from './learning.ts';
import { making } from './making.ts';
import { offers } from './offers.ts';
import { rating } from './rating.ts';
import { reading } from './reading.ts';
import { settling } from './settling.ts';
import { solving } from './solving.ts';

/**
 * Every question the engine answers: one function each, in a file for each subject. A handler takes plain data and a
 * context, and answers plain data; bad input is thrown as the library's `InputError`.
 */
export const handlers = {
  ...clashes,
  ...finishing,
  ...hints,
  ...learning,
  ...making,
  ...offers,
  ...rating,
  ...reading,
  ...settling,
  ...solving,
};

export type Handlers = typeof handlers;
