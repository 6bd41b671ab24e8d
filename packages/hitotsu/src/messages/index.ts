export { type MessageKey, message, messageOf, placeOf, textOf } from './message.ts';
