import { z } from 'zod';
import { builtinRules, type RuleRegistry } from '../rules/index.ts';
import { documentFields } from './document.ts';
import { gameFields } from './game.ts';

/** A JSON Schema as data. */
export type JsonSchema = { [key: string]: unknown };

function plainSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

/** A spec of one rule type. Aliases that stand for the bare type may be written as its `type`. */
function specSchema(type: RuleRegistry['types'][number]): JsonSchema {
  const schema = plainSchema(type.schema);
  const names = Object.entries(type.aliases ?? {})
    .filter(([, specs]) => specs.length === 1 && Object.keys(specs[0] ?? {}).length === 1)
    .map(([alias]) => alias);
  return {
    title: type.words.name.en,
    description: type.words.text.en,
    ...schema,
    properties: { ...(schema.properties as JsonSchema), type: { enum: [type.type, ...names] } },
  };
}

/**
 * The JSON Schema (2020-12) of puzzle documents, with the fields of every rule of a registry. What depends on the board
 * (lengths, cells, sizes that fit) is beyond it: `parsePuzzle` checks that.
 */
export function puzzleJsonSchema(registry: RuleRegistry = builtinRules): JsonSchema {
  const schema = plainSchema(z.looseObject(documentFields));
  const properties = schema.properties as Record<string, JsonSchema>;
  const { anyOf: _, items: _items, ...rules } = properties.rules ?? {};
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Hitotsu puzzle document, version 1',
    ...schema,
    properties: {
      ...properties,
      rules: {
        ...rules,
        items: {
          anyOf: [
            { description: 'A rule by its name or alias.', enum: [...registry.names()] },
            ...registry.types.map(specSchema),
          ],
        },
      },
    },
  };
}

/** The JSON Schema of game documents: a puzzle document with the field `game`. */
export function gameJsonSchema(registry: RuleRegistry = builtinRules): JsonSchema {
  const puzzle = puzzleJsonSchema(registry);
  return {
    ...puzzle,
    title: 'Hitotsu game document, version 1',
    properties: { ...(puzzle.properties as JsonSchema), game: plainSchema(gameFields) },
  };
}
