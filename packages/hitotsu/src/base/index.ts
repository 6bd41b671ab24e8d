export { fromBase64 } from './base64.ts';
export { type Diagnostic, failure, InputError, type Result, success, unwrap } from './diagnostic.ts';
export { type Host, host } from './host.ts';
export { Random, type Seed } from './random.ts';
export {
  type AbortSignalLike,
  type Budget,
  Meter,
  type Progress,
  run,
  runNow,
  type Task,
  type TaskOptions,
} from './task.ts';
export { cellIn, fill, type Language, type Words, type WordValues } from './words.ts';
