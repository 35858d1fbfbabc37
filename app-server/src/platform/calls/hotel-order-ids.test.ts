import { beforeEach, describe, expect, it } from '@jest/globals';
import { defineCalls } from '@resort/shared/contract';
import { encodeHotelId } from '@resort/shared/signing';
import * as z from 'zod/mini';
import { standOn } from '../../../test/database/stand-on.ts';
import { send } from '../../../test/platform/protocol/client.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { serve } from './serve.ts';

const reply = z.object({
  id: z.string(),
  orders: z.array(z.object({ id: z.string() })),
  orderNo: z.string(),
});
const calls = defineCalls({
  'GET /hotel/order': {
    access: 'anyone',
    query: z.object({ id: z.string() }),
    reply,
    summary: 'a test’s own',
  },
  'POST /hotel/reserve/batch-cancel': {
    access: 'anyone',
    body: z.object({ ids: z.array(z.string()) }),
    reply: z.object({ results: z.array(z.object({ id: z.string() })) }),
    summary: 'a test’s own',
  },
  'GET /test/order': {
    access: 'anyone',
    query: z.object({ id: z.string() }),
    reply,
    summary: 'a test’s own',
  },
});
const seen: string[] = [];
const answer = (id: string) => {
  seen.push(id);
  return { id, orders: [{ id }], orderNo: id };
};

let app: TestApp;

standOn((ground) => ({ app } = ground), {
  calls: serve(calls)({
    'GET /hotel/order': ({ query }) => answer(query.id),
    'POST /hotel/reserve/batch-cancel': ({ body }) => ({ results: body.ids.map(answer) }),
    'GET /test/order': ({ query }) => answer(query.id),
  }),
});

beforeEach(() => void seen.splice(0));

const id = '3000001';
const wire = encodeHotelId(id);

describe('on the hotel order paths', () => {
  it('handlers see plain ids and the wire sees encoded ones, at any depth; the order number for people does not change', async () => {
    const { envelope } = await send(app, 'GET /hotel/order', { payload: { id: wire } });
    expect(envelope.data).toEqual({ id: wire, orders: [{ id: wire }], orderNo: id });
    expect(seen.splice(0)).toEqual([id]);
  });

  it('lists of ids are encoded, too', async () => {
    const payload = { ids: [wire, encodeHotelId('7')] };
    const { envelope } = await send(app, 'POST /hotel/reserve/batch-cancel', { payload });
    expect(envelope.data).toEqual({ results: [{ id: wire }, { id: encodeHotelId('7') }] });
    expect(seen.splice(0)).toEqual([id, '7']);
  });

  it.each(['1', '0', 'abc', '', '-5', '99999999999999999999'])('%p is not a valid order id', async (bad) => {
    const { envelope } = await send(app, 'GET /hotel/order', { payload: { id: bad } });
    expect(envelope).toMatchObject({ code: 16013, data: null });
    expect(seen).toEqual([]);
  });
});

describe('on every other path', () => {
  it('ids do not change', async () => {
    const { envelope } = await send(app, 'GET /test/order', { payload: { id } });
    expect(envelope.data).toMatchObject({ id });
  });
});
