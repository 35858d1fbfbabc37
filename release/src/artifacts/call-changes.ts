import { canonicalJson } from '../base/hashing.ts';
import type { UnitManifest } from '@resort/shared/remote';

/** How the calls of a unit differ from those of an earlier version: `GET /user/cards`. */
export interface CallChanges {
  added: string[];
  removed: string[];
  /** calls whose request or reply has another shape, with the fields that differ: `reply.balance` */
  changed: { call: string; fields: string[] }[];
}

type Contract = NonNullable<UnitManifest['contract']>;

/** Fields named for each changed call. */
const FIELDS = 8;

export function callChanges(before: Contract, after: Contract): CallChanges {
  const calls = Object.keys(after).sort();
  return {
    added: calls.filter((call) => !Object.hasOwn(before, call)),
    removed: Object.keys(before)
      .filter((call) => !Object.hasOwn(after, call))
      .sort(),
    changed: calls
      .filter((call) => Object.hasOwn(before, call))
      .map((call) => ({ call, fields: deepest(differences(before[call], after[call])).slice(0, FIELDS) }))
      .filter(({ fields }) => fields.length > 0),
  };
}

/** Words of JSON Schema that lead to a field but are no part of its name. */
const STRUCTURE = new Set(['properties', 'items', 'anyOf', 'allOf', 'oneOf', '$defs', 'definitions']);

/** Names of fields that two schemas describe differently. */
function differences(one: unknown, other: unknown, path: readonly string[] = []): string[] {
  if (canonicalJson(one ?? null) === canonicalJson(other ?? null)) return [];
  if (!isFields(one) || !isFields(other)) return [path.join('.') || 'everything'];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return [
    ...new Set(
      names.flatMap((name) => {
        // a keyword such as `type` or `required` describes the field above it
        const isPart = STRUCTURE.has(name) || path.length === 0 || isFields(one[name] ?? other[name]);
        const next = STRUCTURE.has(name) || !isPart ? path : [...path, name];
        return differences(one[name], other[name], next);
      }),
    ),
  ];
}

/** A changed list of required fields repeats what the fields themselves say. */
const deepest = (fields: readonly string[]): string[] =>
  fields.filter((field) => !fields.some((other) => other.startsWith(`${field}.`)));

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
