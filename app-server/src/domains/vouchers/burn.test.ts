import { beforeAll, describe, expect, it } from '@jest/globals';
import type { VoucherCode, VoucherInfo } from '@resort/mf-vouchers/contract';
import { grantVoucher } from '../../core/vouchers/grant-voucher.ts';
import { holdVouchers } from '../../core/vouchers/hold-vouchers.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { newRandom, send, type Identity } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { testClock } from '../../../test/platform/protocol/test-clock.ts';
import { DEMO_OUTLET_PIN, demoTerminal } from '../../../demo/seeds/vouchers/outlets.ts';
import { errorText } from '../../../test/texts/error-text.ts';
import { newCoupon } from '../../../test/made/coupons.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';

const OUTLET = 'LOTUS-ROOM';
const DAY = 86_400;

let database: Ground['database'];
let app: TestApp;
const clock = testClock();
let as: Identity;
let till: Identity;

standOn((ground) => ({ database, app } = ground), { clock });
beforeAll(async () => {
  as = await signIn(app, '66000111');
  till = await signIn(app, '66000112');
});

let grants = 0;
async function granted(terms: Parameters<typeof newCoupon>[2] = {}): Promise<string> {
  const couponCode = await newCoupon(database.db, app.clock, terms);
  const ref = { kind: 'TEST', id: String((grants += 1)) };
  const grant = { memberId: Number(as.userId), couponCode, ref };
  return String(await inTransaction(database.db, (tx) => grantVoucher(tx, app.clock, grant)));
}
const burn = async (payload: Record<string, unknown>, who = as) =>
  (
    await send<{ receiptNo: string }>(app, 'POST /offer/voucher/burn', {
      as: who,
      payload: { idempotencyKey: newRandom(), ...payload },
    })
  ).envelope;
const byPin = (id: string, more: Record<string, unknown> = {}) =>
  burn({ id, outletCode: OUTLET, outletPin: DEMO_OUTLET_PIN, ...more });
const wrongPin = (id: string) => byPin(id, { outletPin: '0000' });
const codeOf = async (id: string) => {
  const { envelope } = await send<VoucherCode>(app, 'GET /offer/voucher/qrCode', { as, payload: { id } });
  return envelope.data;
};
const scan = (qrContent: string, more: Record<string, unknown> = {}) =>
  burn({ qrContent, terminalId: demoTerminal(OUTLET), ...more }, till);
const info = async (id: string) =>
  (await send<VoucherInfo>(app, 'GET /offer/voucher/info', { as, payload: { id } })).envelope.data;

describe('using a voucher by the outlet’s PIN', () => {
  it('uses it once, with a receipt, and answers a repeated request alike', async () => {
    const id = await granted();
    const idempotencyKey = newRandom();
    const first = await byPin(id, { idempotencyKey });
    expect(first).toMatchObject({ code: 0, data: { id, status: 'BURNED', outlet: 'The Lotus Room' } });
    expect(await byPin(id, { idempotencyKey })).toEqual(first);
    expect(await byPin(id)).toMatchObject({ code: 13006, errorCode: 'USED' });
    expect(await info(id)).toMatchObject({
      status: 'BURNED',
      receipt: { receiptNo: first.data.receiptNo },
      history: [{ event: 'GRANTED' }, { event: 'BURNED', place: 'The Lotus Room' }],
    });
    expect(await byPin(await granted(), { idempotencyKey })).toMatchObject({ code: 10005 });
  });

  it('never happens by a bare tap', async () => {
    const id = await granted();
    const outletCode = OUTLET;
    for (const bare of [
      { id },
      { id, outletCode },
      { id, outletCode, outletPin: '' },
      { id, qrContent: 'x' },
    ])
      expect(await burn(bare)).toMatchObject({ code: 10001 });
    expect(await info(id)).toMatchObject({ status: 'TAKEN' });
  });

  it('takes five tries for a voucher at an outlet, however many come at once, then none for a while', async () => {
    const id = await granted();
    const answers = await Promise.all(Array.from({ length: 12 }, () => wrongPin(id)));
    const codes = answers.map(({ code }) => code).toSorted();
    expect(codes).toEqual([...Array<number>(7).fill(10010), ...Array<number>(5).fill(13009)]);
    expect(await byPin(id)).toMatchObject({ code: 10010 });
    expect(await byPin(await granted())).toMatchObject({ code: 0 });
    clock.advance(901);
    expect(await byPin(id)).toMatchObject({ code: 0 });
  });

  it('says OUTLET of an outlet that does not exist', async () => {
    const id = await granted();
    expect(await byPin(id, { outletCode: 'NOWHERE' })).toMatchObject({ code: 13009, errorCode: 'OUTLET' });
  });

  it('is for the voucher’s own member only', async () => {
    const id = await granted();
    const pin = { id, outletCode: OUTLET, outletPin: DEMO_OUTLET_PIN };
    expect(await burn(pin, till)).toMatchObject({ code: 10007 });
    expect(await info(id)).toMatchObject({ status: 'TAKEN' });
  });

  it('is refused where the voucher does not belong, is held, too early or too late', async () => {
    const elsewhere = [{ outlets: ['TEA-GALLERY'] }, { properties: ['gl'] }, { scenes: ['TICKET' as const] }];
    for (const terms of elsewhere) {
      const id = await granted(terms);
      expect(await byPin(id)).toMatchObject({ code: 13010, errorCode: 'NOT_APPLICABLE' });
      expect(await info(id)).toMatchObject({ status: 'TAKEN', receipt: null });
    }
    const now = app.clock.now().getTime();
    const early = { usableFrom: new Date(now + DAY * 1000), usableUntil: new Date(now + 9 * DAY * 1000) };
    expect(await byPin(await granted(early))).toMatchObject({ code: 13010 });
    const held = await granted();
    const hold = {
      memberId: Number(as.userId),
      voucherIds: [Number(held)],
      orderRef: { kind: 'T', id: '1' },
    };
    await inTransaction(database.db, (tx) => holdVouchers(tx, app.clock, hold));
    expect(await byPin(held)).toMatchObject({ code: 13008, errorCode: 'HELD' });
    expect(await codeOf(held)).toBeNull();
    const over = await granted({ usableUntil: new Date(now - DAY * 1000) });
    expect(await byPin(over)).toMatchObject({ code: 13007, errorCode: 'EXPIRED' });
  });
});

describe('using a voucher by a scan', () => {
  it('shows a code that is signed, numbered and short-lived', async () => {
    const id = await granted();
    const { content, expireAt, refreshIn } = await codeOf(id);
    const exp = Date.parse(expireAt) / 1000;
    expect(content).toMatch(new RegExp(`^VC1\\.${id}\\.1\\.${exp}\\.[0-9a-f]{10}$`));
    expect(refreshIn).toBe(60);
    expect((await codeOf(id)).content).toMatch(new RegExp(`^VC1\\.${id}\\.2\\.`));
  });

  it('uses it once; the codes before the last are dead', async () => {
    const id = await granted();
    const [older, last] = [await codeOf(id), await codeOf(id)];
    expect(await scan(older.content)).toMatchObject({ code: 13011, errorCode: 'QR_EXPIRED' });
    expect(await scan(last.content, { id: String(Number(id) + 1) })).toMatchObject({ code: 13011 });
    expect(await scan(last.content, { id })).toMatchObject({ code: 0, data: { id, status: 'BURNED' } });
    expect(await scan(last.content)).toMatchObject({ code: 13006 });
  });

  it('is good for longer than it is shown, and then no more', async () => {
    const [shown, late] = [await granted(), await granted()];
    const [first, second] = [await codeOf(shown), await codeOf(late)];
    clock.advance(first.refreshIn);
    expect(await scan(first.content)).toMatchObject({ code: 0 });
    clock.advance(15);
    expect(await scan(second.content)).toMatchObject({ code: 13011 });
  });

  it.each([
    ['another voucher', (code: string) => code.replace(/^VC1\.\d+/, 'VC1.1')],
    ['another number', (code: string) => code.replace(/\.1\./, '.2.')],
    ['a later end', (code: string) => code.replace(/\.(\d{10})\./, (_, exp) => `.${Number(exp) + 9}.`)],
    ['another mac', (code: string) => code.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['a tail', (code: string) => `${code}0`],
    ['nothing', () => ''],
  ])('takes no code with %s', async (_, forge) => {
    const id = await granted();
    const { content } = await codeOf(id);
    expect(await scan(forge(content))).toMatchObject({ code: 13011 });
    expect(await scan(content)).toMatchObject({ code: 0 });
  });

  it('needs a terminal of an outlet', async () => {
    const { content } = await codeOf(await granted());
    expect(await scan(content, { terminalId: 'demo-terminal-nowhere' })).toMatchObject({ code: 13009 });
    expect(await scan(content)).toMatchObject({ code: 0 });
  });

  it('keeps a terminal from being found by trying, whose voucher ever it is for', async () => {
    const guesser = await signIn(app, '66000113');
    const { content } = await codeOf(await granted());
    const guess = (n: number) =>
      burn({ qrContent: content, terminalId: `demo-terminal-${String(n).padStart(4, '0')}` }, guesser);
    const codes = [];
    for (let n = 0; n < 31; n += 1) codes.push((await guess(n)).code);
    expect(codes).toEqual([...Array<number>(30).fill(13009), 10010]);
    const right = { qrContent: content, terminalId: demoTerminal(OUTLET) };
    expect(await burn(right, guesser)).toMatchObject({ code: 10010 });
    expect(await scan(content)).toMatchObject({ code: 0 });
  });

  it('costs a terminal no tries', async () => {
    for (let n = 0; n < 31; n += 1) {
      const { content } = await codeOf(await granted());
      expect(await scan(content)).toMatchObject({ code: 0 });
    }
  });
});

describe('PIN and terminals of the demo', () => {
  const url = '/_dev/outlets';
  it('are shown to this machine and to nobody else', async () => {
    const here = await app.fastify.inject({ url });
    expect(here.json()).toContainEqual(
      expect.objectContaining({ code: OUTLET, pin: DEMO_OUTLET_PIN, terminalId: demoTerminal(OUTLET) }),
    );
    const elsewhere = await app.fastify.inject({ url, remoteAddress: '203.0.113.7' });
    expect(elsewhere.statusCode).toBe(404);
  });
});

describe('what a voucher is for', () => {
  it('is asked at every outlet: one for dining is not used at a spa, and its outlets are restaurants', async () => {
    const id = await granted({ scenes: ['DINING'] });
    expect(await byPin(id, { outletCode: 'GARDEN-SPA' })).toMatchObject({ errorCode: 'NOT_APPLICABLE' });
    const codes = (await info(id)).outlets.map(({ code }) => code);
    expect(codes).toContain(OUTLET);
    expect(codes).not.toContain('GARDEN-SPA');
    expect(codes).not.toContain('PEARL-HOUSE');
    expect(await byPin(id)).toMatchObject({ code: 0 });
  });

  it('has a minimum spend: by PIN the bill is asked for, and a lower one is refused', async () => {
    const id = await granted({ minSpend: 400_00n });
    const refused = { code: 13013, errorCode: 'MIN_SPEND' };
    expect(await byPin(id)).toMatchObject({ code: 13014, errorCode: 'BILL' });
    expect(await byPin(id, { billAmount: '399.99' })).toMatchObject(refused);
    expect(await byPin(id, { billAmount: '400.00' })).toMatchObject({ code: 0 });
  });

  it('has a minimum spend for a terminal, too: one that sends no bill gets the reason, and the voucher stays', async () => {
    const id = await granted({ minSpend: 400_00n });
    const { content } = await codeOf(id);
    const refused = await scan(content);
    expect(refused).toMatchObject({ code: 13014, errorCode: 'BILL' });
    expect(refused.message).toBe(errorText('VOUCHER_BILL', { amount: 'MOP\u00a0400.00' }));
    expect(await scan(content, { billAmount: '399.99' })).toMatchObject({ code: 13013 });
    expect(await info(id)).toMatchObject({ status: 'TAKEN', receipt: null });
    expect(await scan(content, { billAmount: '400.00' })).toMatchObject({ code: 0 });
  });
});
