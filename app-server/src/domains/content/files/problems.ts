import { isLanguage } from '@resort/shared/contract';
import type * as z from 'zod/mini';

/** What is wrong with a content folder: file, field, language, and what is expected there. */
export interface Problem {
  readonly file: string;
  readonly text: string;
}

const LANGUAGE_NAMES = {
  en: 'English',
  tc: 'traditional Chinese',
  sc: 'simplified Chinese',
  kr: 'Korean',
  jp: 'Japanese',
} as const;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'fields in braces',
  boolean: 'true or false',
};

type Issue = z.core.$ZodIssue;

/** `heroes[0].title (Japanese)` */
function fieldOf(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  const named = isLanguage(last) ? path.slice(0, -1) : path;
  const field = named.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  const language = isLanguage(last) ? ` (${LANGUAGE_NAMES[last]})` : '';
  return `${field.replace(/^\./, '')}${language}`;
}

function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return issue.origin === 'array' ? 'at least one entry' : `at least ${String(issue.minimum)}`;
    case 'too_big':
      return `at most ${String(issue.maximum)}`;
    default:
      return issue.message;
  }
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (Object(part) as Record<PropertyKey, unknown>)[key], value);

/** A union's branch that the editor meant: the one with the fewest problems. */
function closest(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  return branches.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

/** What zod found, a sentence for each field. */
export function sentencesOf(
  issues: readonly Issue[],
  value: unknown,
  above: readonly PropertyKey[] = [],
): string[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${fieldOf([...path, key])}: there is no such field`);
    if (issue.code === 'invalid_union' && issue.errors.length > 0)
      return sentencesOf(closest(issue.errors), value, path);
    const field = fieldOf(path);
    const found = valueAt(value, path) === undefined ? 'is missing; ' : '';
    return `${field === '' ? '' : `${field}: `}${found}expected ${expected(issue)}`;
  });
}
