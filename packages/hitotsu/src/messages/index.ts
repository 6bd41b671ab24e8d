export { compose } from './compose.ts';
export { type MessageKey, message, messageOf, placeOf, textOf } from './message.ts';
export {
  concernedBy,
  leadParts,
  type Piece,
  piecesFrom,
  type SentenceContext,
  type SentenceOptions,
  type SentencePart,
  sentence,
  sentenceParts,
  sentencePieces,
  type TechniqueWords,
  techniqueKeys,
  techniqueName,
  techniqueWords,
  templateParts,
} from './techniques/index.ts';
