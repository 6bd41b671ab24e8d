export * from './base/index.ts';
export * from './board/index.ts';
export * from './engine/index.ts';
export * from './formats/index.ts';
export * from './messages/index.ts';
export * from './puzzle/index.ts';
export * from './rules/index.ts';
