import { describe, expect, it } from '@jest/globals';
import { parentIn, traceparentOf } from './traceparent.ts';
import { summaryOf } from './statements.ts';

describe('a traceparent', () => {
  it('is read and written as the same', () => {
    const text = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const parent = parentIn(text);
    expect(parent).toMatchObject({ traceId: '4bf92f3577b34da6a3ce929d0e0e4736', isRemote: true });
    expect(parent && traceparentOf(parent)).toBe(text);
  });

  it.each([undefined, null, '', 'x', ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01']])(
    'that is %p names nothing',
    (given) => expect(parentIn(given)).toBeUndefined(),
  );
});

describe('the summary of a statement', () => {
  it.each([
    ['select "id" from "outbox" where "id" = $1', 'SELECT', 'outbox'],
    ['insert into "outbox_message" ("to") values ($1)', 'INSERT', 'outbox_message'],
    ['update "member" set "name" = $1', 'UPDATE', 'member'],
    ['delete from "rate_bucket"', 'DELETE', 'rate_bucket'],
    ['begin isolation level read committed', 'BEGIN', undefined],
    [
      'with "changed" as (update "orders" set "to" = $1 returning "id") select "id" from "changed"',
      'UPDATE',
      'orders',
    ],
    ['with added as (insert into voucher (id) select 1) select id from added', 'INSERT', 'voucher'],
    ['with first as (select 1 from "orders" for no key update) select 1 from first', 'SELECT', 'orders'],
    ['select pg_try_advisory_lock($1, hashtext($2)) as mine', 'SELECT', undefined],
    ['', 'STATEMENT', undefined],
  ])('of %p is %s and %s', (text, operation, table) => {
    expect(summaryOf(text)).toEqual({ operation, table });
  });
});
