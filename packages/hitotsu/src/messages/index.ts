export { compose } from './compose.ts';
export { type MessageKey, message, messageOf, placeOf, textOf } from './message.ts';
export {
  type SentenceContext,
  type SentenceOptions,
  sentence,
  type TechniqueWords,
  techniqueKeys,
  techniqueName,
  techniqueWords,
} from './techniques/index.ts';
