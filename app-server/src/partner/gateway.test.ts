import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { testPartner, type TestPartner } from '../../test/partner/partner-client.ts';
import { showCode } from '../../test/partner/members.ts';
import { standOn, type Ground } from '../../test/database/stand-on.ts';
import { partnerAudit, rateBucket } from '../schema/index.ts';
import { createKey, revokeKey } from './keys.ts';

let ground: Ground;
let till: TestPartner;
const OUTLET = 'LOTUS-ROOM';

standOn((given) => (ground = given));
beforeAll(async () => {
  till = await testPartner(ground.app, ground.database.db);
});

const ask = async (said?: Parameters<TestPartner['call']>[2], by = till) =>
  by.call('code', { code: await showCode(ground, '66000101'), outlet: OUTLET, currency: 'HKD' }, said);
const unsigned = { status: 401, data: { code: 'UNSIGNED' } };

describe('the partner gateway', () => {
  it('answers a signed request once, and writes down what changed, without the code', async () => {
    const its = await testPartner(ground.app, ground.database.db);
    const first = await ask({}, its);
    expect(first).toMatchObject({
      status: 200,
      data: { visit: expect.stringMatching(/^V/), balance: { currency: 'HKD' } },
    });
    const rows = await ground.database.db
      .select()
      .from(partnerAudit)
      .where(eq(partnerAudit.keyId, its.keyId));
    expect(rows).toMatchObject([{ call: 'code', asked: { outlet: OUTLET, currency: 'HKD' } }]);
    expect(JSON.stringify(rows)).not.toContain('MB1');
  });

  it('gives the same answer for the same idempotency key, and refuses another body with it', async () => {
    const body = { code: await showCode(ground, '66000101'), outlet: OUTLET, currency: 'MOP' };
    const key = 'the-same-key';
    const first = await till.call('code', body, { key });
    expect(await till.call('code', body, { key })).toMatchObject({ status: 200, data: first.data });
    expect(await till.call('code', { ...body, currency: 'HKD' }, { key })).toMatchObject({
      status: 409,
      data: { code: 'KEY_REUSED' },
    });
    const both = await Promise.all([1, 2].map(() => till.call('code', body, { key })));
    expect(both.map(({ data }) => data)).toEqual([first.data, first.data]);
  });

  it('refuses what is not signed, changed on the way, of another time, or sent again', async () => {
    expect(await ask({ headers: { signature: '' } })).toMatchObject(unsigned);
    expect(await ask({ sentBody: '{}' })).toMatchObject(unsigned);
    expect(await ask({ headers: { 'idempotency-key': 'another-key' } })).toMatchObject(unsigned);
    expect(await ask({ headers: { host: 'localhost:81' } })).toMatchObject(unsigned);
    expect(await ask({ covered: ['@method', '@target-uri', 'idempotency-key'] })).toMatchObject(unsigned);
    const stale = { status: 401, data: { code: 'STALE_SIGNATURE' } };
    expect(await ask({ createdAgo: 301 })).toMatchObject(stale);
    expect(await ask({ createdAgo: -301 })).toMatchObject(stale);
    const nonce = 'used-before-0123456789';
    expect(await ask({ nonce })).toMatchObject({ status: 200 });
    expect(await ask({ nonce })).toMatchObject({ status: 401, data: { code: 'REPLAYED' } });
  });

  it('serves a key for its scopes and properties only', async () => {
    const { db } = ground.database;
    const gate = await testPartner(ground.app, db, { scopes: ['ticket:admit'] });
    expect(await ask({}, gate)).toMatchObject({ status: 403, data: { code: 'SCOPE_MISSING' } });
    const elsewhere = await testPartner(ground.app, db, { properties: ['glp'] });
    expect(await ask({}, elsewhere)).toMatchObject({ status: 403, data: { code: 'OTHER_PROPERTY' } });
    await expect(createKey(db, { partner: 'x', scopes: ['code:read'] })).rejects.toThrow(/2 to 40/);
    await expect(createKey(db, { partner: 'till', scopes: ['all'] })).rejects.toThrow(/Scopes are/);
  });

  it('refuses a revoked key from the next request on', async () => {
    const { db } = ground.database;
    const leaving = await testPartner(ground.app, db);
    expect(await ask({}, leaving)).toMatchObject({ status: 200 });
    expect(await revokeKey(db, leaving.keyId)).toBe(true);
    expect(await ask({}, leaving)).toMatchObject(unsigned);
    expect(await revokeKey(db, leaving.keyId)).toBe(false);
  });

  it('says what is wrong with a body, a key, a path', async () => {
    const malformed = { status: 400, data: { code: 'MALFORMED' } };
    expect(await till.call('code', { code: 1 })).toMatchObject(malformed);
    expect(await till.call('code', [])).toMatchObject(malformed);
    expect(await ask({ key: 'short' })).toMatchObject({ status: 400, data: { code: 'KEY_MISSING' } });
    const refused = await ask({ sentBody: 'no json' });
    expect(refused).toMatchObject(malformed);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect((await till.call('nothing', {})).status).toBe(404);
  });

  it('accepts a number of requests a minute', async () => {
    const eager = await testPartner(ground.app, ground.database.db);
    const closes = new Date(ground.clock.now().getTime() + 60_000);
    const full = { key: `partner ${eager.keyId}`, count: 1200, resetsAt: closes };
    await ground.database.db.insert(rateBucket).values(full);
    const refused = await ask({}, eager);
    expect(refused).toMatchObject({ status: 429, data: { code: 'TOO_MANY' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
