import fc from 'fast-check';
import type { JsonSchema } from '../calls/json-schema.ts';
import { nearDates } from './words.ts';

/** The context of a value: known values of that name are more frequent than generated ones. */
export interface Place {
  readonly name: string;
  readonly known: (name: string) => readonly string[];
}

const DATE = '2026-01-31';
const LONGEST_TEXT = 60;
const MOST_ITEMS = 3;

const isObjects = (schemas: readonly JsonSchema[]) =>
  schemas.some(({ type, anyOf }) => type === 'object' || anyOf);

/** Generates values that a schema accepts. */
export function valuesOf(schema: JsonSchema, place: Place): fc.Arbitrary<unknown> {
  const { type, anyOf, allOf } = schema;
  if (anyOf) return fc.oneof(...anyOf.map((one) => valuesOf(one, place)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (allOf && isObjects(allOf))
    return fc.tuple(...allOf.map((one) => valuesOf(one, place))).map((parts) => Object.assign({}, ...parts));
  switch (type) {
    case 'object':
      return objectsOf(schema, place);
    case 'array':
      return arraysOf(schema, place);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
    case 'number':
      return fc.oneof({ weight: 3, arbitrary: integersOf(schema, 4) }, integersOf(schema, Infinity));
    case 'string':
      return textsOf(schema, place);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectsOf({ properties, required = [] }: JsonSchema, { known }: Place): fc.Arbitrary<unknown> {
  if (properties === undefined)
    return fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 });
  const members = Object.entries(properties).map(([name, one]) => [name, valuesOf(one, { name, known })]);
  return fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
}

function arraysOf({ items = {}, minItems = 0, maxItems = Infinity }: JsonSchema, { name, known }: Place) {
  const maxLength = Math.min(maxItems, Math.max(minItems, MOST_ITEMS));
  return fc.array(valuesOf(items, { name: name.replace(/s$/, ''), known }), {
    minLength: minItems,
    maxLength,
  });
}

/** Small sizes: at most `spread` above the minimum. */
function integersOf({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema, spread: number) {
  const min = Math.max(minimum, spread === Infinity ? minimum : 0);
  return fc.integer({ min, max: Math.min(maximum, min + spread, Number.MAX_SAFE_INTEGER) });
}

function textsOf(schema: JsonSchema, { name, known }: Place): fc.Arbitrary<string> {
  const rules = [schema, ...(schema.allOf ?? [])];
  const patterns = rules.flatMap(({ pattern }) => pattern ?? []).sort((a, b) => b.length - a.length);
  const lengths = { minLength: schema.minLength ?? 0, maxLength: schema.maxLength ?? Infinity };
  const fits = (text: string) =>
    text.length >= lengths.minLength &&
    text.length <= lengths.maxLength &&
    patterns.every((pattern) => new RegExp(pattern, 'u').test(text));
  const [pattern] = patterns;
  const made =
    pattern === undefined
      ? fc.string({
          unit: 'grapheme',
          minLength: lengths.minLength,
          maxLength: Math.min(lengths.maxLength, LONGEST_TEXT),
        })
      : fc.stringMatching(new RegExp(pattern));
  const given = [...known(name), ...(pattern !== undefined && fits(DATE) ? nearDates() : [])].filter(fits);
  if (given.length === 0) return made.filter(fits);
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...given) }, made.filter(fits));
}
