import type { Row } from '@resort/shared/contract';
import * as z from 'zod/mini';
import type { JsonSchema } from '../calls/json-schema.ts';

export type Payload = Record<string, unknown>;
/** Texts of which each pattern of the contracts accepts at least one. */
const TEXTS = [
  '1',
  '1.00',
  'MO',
  '+853',
  '66000109',
  '123456',
  '2026-01-31',
  '12:30',
  'a@b.mo',
  'a'.repeat(16),
  'a'.repeat(64),
];

function textFor(shape: JsonSchema): string {
  const rules = [shape, ...(shape.allOf ?? [])];
  const fits = (text: string) =>
    rules.every(
      ({ pattern = '', minLength = 0, maxLength = Infinity }) =>
        new RegExp(pattern, 'u').test(text) && text.length >= minLength && text.length <= maxLength,
    );
  const found = TEXTS.find(fits);
  if (found === undefined) throw new Error(`no text fits ${JSON.stringify(shape)}`);
  return found;
}

/** Values that a schema accepts: one for each alternative at its top level, with every member set. */
function valuesFor(shape: JsonSchema): unknown[] {
  const { type, anyOf, properties, items } = shape;
  if (anyOf) return anyOf.flatMap(valuesFor);
  if ('const' in shape) return [shape.const];
  if (shape.enum) return [shape.enum[0]];
  if (type === 'object') {
    const members = Object.entries(properties ?? {}).map(([name, one]) => [name, valuesFor(one)[0]]);
    return [Object.fromEntries(members)];
  }
  if (type === 'array') return [[valuesFor(items ?? {})[0]]];
  if (type === 'boolean') return [true];
  if (type === 'integer' || type === 'number') return [shape.minimum ?? 1];
  if (type === 'null') return [null];
  return [textFor(shape)];
}

/** Payloads that a row accepts: one for each form of its body or query, with every member set. */
export function payloadsFor({ query, body }: Row): Payload[] {
  const schema = body ?? query;
  if (schema === undefined) return [{}];
  return valuesFor(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema) as Payload[];
}

/** The paths of texts and numbers in a payload: `consents.terms`, `ids.0`. */
export function placesOf(type: 'string' | 'number', value: unknown, path = ''): string[] {
  if (typeof value === type) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    placesOf(type, one, path === '' ? name : `${path}.${name}`),
  );
}

/** A copy with another value at a path. */
export function withValue(payload: Payload, path: string, value: unknown): Payload {
  const copy = structuredClone(payload);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let inside = copy;
  for (const name of names) inside = inside[name] as Payload;
  inside[last] = value;
  return copy;
}
