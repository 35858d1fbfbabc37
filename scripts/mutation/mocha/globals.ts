import { bind } from 'jest-each';
import { spyOn } from 'jest-mock';

/* As much of `@jest/globals` as the rooms' tests use, on Mocha; `expect`, `each` and `spyOn` are Jest's own. */
export { expect } from 'expect';

type Name = 'describe' | 'it' | 'before' | 'after' | 'beforeEach' | 'afterEach';
type Define = (...given: unknown[]) => unknown;

/** Looked up at each call: every file of tests has its own (register.mjs). */
const late =
  (name: Name): Define =>
  (...given) =>
    (globalThis as unknown as Record<Name, Define>)[name](...given);

const each = (name: Name) => bind(late(name) as Parameters<typeof bind>[0], false);

export const describe = Object.assign(late('describe'), { each: each('describe') });
export const it = Object.assign(late('it'), { each: each('it') });
export const beforeAll = late('before');
export const afterAll = late('after');
export const beforeEach = late('beforeEach');
export const afterEach = late('afterEach');

/** No test has a limit of its own here: whoever runs the mutants ends what takes too long. */
export const jest = { spyOn, setTimeout: () => undefined };
