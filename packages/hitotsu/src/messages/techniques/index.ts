export { leadParts } from './leads.ts';
export { type TechniqueWords, techniqueKeys, techniqueName, techniqueWords } from './names.ts';
export { concernedBy, type Piece, piecesFrom, sentencePieces } from './pieces.ts';
export {
  type SentenceContext,
  type SentenceOptions,
  type SentencePart,
  sentence,
  sentenceParts,
  templateParts,
} from './sentence.ts';
