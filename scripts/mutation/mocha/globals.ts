import { bind } from 'jest-each';
import { spyOn } from 'jest-mock';

/*
 * The part of `@jest/globals` that the rooms' tests use, on Mocha; `expect`, `each` and `spyOn` are Jest's
 * own.
 */
export { expect } from 'expect';

type Name = 'describe' | 'it' | 'before' | 'after' | 'beforeEach' | 'afterEach';
type Define = (...given: unknown[]) => unknown;

/** Resolved at each call, because every test file has its own (register.mjs). */
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

/** Tests have no time limit here: the mutation run ends slow ones. */
export const jest = { spyOn, setTimeout: () => undefined };
