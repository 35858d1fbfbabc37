import { describe, expect, it } from '@jest/globals';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import type { ContextOf } from '../context.ts';
import { serve, shared } from './serve.ts';

const calls = defineCalls({
  'GET /test/things/{id}': { reply: z.object({ id: z.string() }), summary: 'One thing' },
  'GET /test/list': {
    access: 'anyone',
    query: z.object({ kind: z.enum(['a', 'b']) }),
    reply: z.array(z.string()),
    summary: 'Names',
  },
});

/** Each `@ts-expect-error` fails the type check if the line below it compiles. */
function mustNotCompile(): void {
  // @ts-expect-error a handler is missing
  serve(calls)({ 'GET /test/list': () => [] });

  serve(calls)({
    'GET /test/things/{id}': ({ params }) => ({ id: params.id }),
    'GET /test/list': () => [],
    // @ts-expect-error a handler without a row
    'GET /test/other': () => [],
  });

  serve(calls)({
    // @ts-expect-error the reply is of another type
    'GET /test/things/{id}': () => ({ id: 5 }),
    // @ts-expect-error the row has no such query member
    'GET /test/list': ({ query }) => [query.sort],
  });

  serve(calls)({
    'GET /test/things/{id}': ({ caller }) => ({ id: caller.userId }),
    // @ts-expect-error a visitor has no user id
    'GET /test/list': ({ caller }) => [caller.userId],
  });

  serve(calls)({
    // @ts-expect-error an answer to everybody has nothing of a member's
    'GET /test/things/{id}': shared(({ caller }: ContextOf<typeof calls, 'GET /test/things/{id}'>) => ({
      id: caller.userId,
    })),
    // @ts-expect-error nor of a device
    'GET /test/list': shared(({ authId }: ContextOf<typeof calls, 'GET /test/list'>) => [authId]),
  });
}

describe('serve', () => {
  it('binds rows to handlers, by method and path', () => {
    const served = serve(calls)({
      'GET /test/things/{id}': ({ params }) => ({ id: params.id }),
      'GET /test/list': ({ query }) => [query.kind],
    });
    expect(served.map(({ method, path, row }) => [method, path, row.summary])).toEqual([
      ['GET', '/test/things/{id}', 'One thing'],
      ['GET', '/test/list', 'Names'],
    ]);
  });

  it('is checked by the compiler, above', () => {
    expect(mustNotCompile).toBeInstanceOf(Function);
  });
});
