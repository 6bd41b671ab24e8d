export { type TechniqueWords, techniqueKeys, techniqueName, techniqueWords } from './names.ts';
export { type SentenceContext, type SentenceOptions, sentence } from './sentence.ts';
