import { createReadStream, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from 'hitotsu/base';
import type { InStream, Io } from '../io.ts';
import { fileStream } from './file-stream.ts';

/**
 * Where puzzles come from. `name` is for messages about puzzles; empty where there is only one place they can be. `file`
 * is what it was called.
 */
export type Source =
  | { readonly kind: 'stream'; readonly name: string; readonly file: string; open(): InStream }
  | { readonly kind: 'text'; readonly name: string; readonly text: string }
  | { readonly kind: 'missing'; readonly name: string; readonly diagnostic: Diagnostic };

/** A text that can only have been meant as a row of cells, even if some are wrong. */
export function looksLikeCells(text: string): boolean {
  const cells = text.match(/[.\d_*]/g)?.length ?? 0;
  return text.length >= 16 && cells / text.length > 0.6;
}

/** An argument that can only have been meant as a puzzle, even if it is a broken one. */
function isPuzzleText(argument: string): boolean {
  const text = argument.trim();
  return /^(https?:\/\/|[{[])/i.test(text) || text.includes('\n') || looksLikeCells(text);
}

function sourceOf(argument: string, io: Io, named: boolean, reads: (text: string) => boolean): Source {
  // Resolved, it would name the folder one is in.
  if (argument.trim() === '') return { kind: 'missing', name: '', diagnostic: { code: 'empty-input' } };
  if (argument === '-') return { kind: 'stream', name: named ? '-' : '', file: '-', open: () => io.stdin };
  const path = resolve(io.cwd, argument);
  let problem = '';
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) problem = 'EISDIR';
    else
      return {
        kind: 'stream',
        name: named ? argument : '',
        file: argument,
        open: () => (stats.isFile() ? fileStream(path) : null) ?? createReadStream(path),
      };
  } catch (error) {
    problem = (error as NodeJS.ErrnoException).code ?? 'EIO';
  }
  if (problem !== 'EISDIR' && (isPuzzleText(argument) || (argument.length >= 16 && reads(argument))))
    return { kind: 'text', name: '', text: argument };
  const shown = argument.length > 200 ? `${argument.slice(0, 200)}…` : argument;
  const code = problem === 'EISDIR' ? 'file-is-folder' : 'file-not-found';
  return { kind: 'missing', name: '', diagnostic: { code, values: { file: shown } } };
}

/**
 * The sources that arguments name: files, `-` for standard input (also when there are none), or a puzzle itself where
 * no such file exists. `reads` says whether a text is a puzzle.
 */
export function sourcesOf(
  arguments_: readonly string[],
  io: Io,
  reads: (text: string) => boolean,
): readonly Source[] {
  const list = arguments_.length === 0 ? ['-'] : arguments_;
  return list.map((argument) => sourceOf(argument, io, list.length > 1, reads));
}
