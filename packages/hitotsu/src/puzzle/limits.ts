/** Longest text of one document, in UTF-16 units. A 25×25 puzzle with a thousand rules needs about a tenth of it. */
export const MAX_DOCUMENT_LENGTH = 4_000_000;

/** Deepest nesting of lists and objects. The deepest thing in a document is a cell list in a rule (3). */
export const MAX_DEPTH = 32;

/** Most values (lists, objects, strings, numbers) in one document. */
export const MAX_VALUES = 500_000;

/** Most rules in one document: twice the number of borders between the cells of a 25×25 board, and some more. */
export const MAX_RULES = 4096;

/** Longest title, author or id. */
export const MAX_LABEL = 2000;

/** Most errors reported for one document; what is wrong beyond that is noise. */
export const MAX_ERRORS = 50;
