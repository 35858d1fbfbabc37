import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { balanceOf } from '../../src/core/ledger/balance.ts';
import { reconcile } from '../../src/core/ledger/reconcile.ts';
import { createClock, macauYear } from '../../src/platform/time/clock.ts';
import { maskedDocNo } from '../../src/domains/ticketing/real-names/document.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { card, ledgerEntry, member } from '../../src/schema/index.ts';
import { realName } from '../../src/domains/ticketing/tables/real-names.ts';
import { testDatabase } from '../../test/database/database.ts';
import { seed } from './index.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

/** Gives a demo member other numbers, as if it did not exist. */
async function rename(id: number): Promise<void> {
  const { db } = database;
  const other = { memberNo: `X${id}`, phone: `0${id}`, email: null };
  await db.update(member).set(other).where(eq(member.id, id));
  await db
    .update(card)
    .set({ cardNo: `X${id}` })
    .where(eq(card.memberId, id));
}

const members = () => database.db.select().from(member).orderBy(asc(member.id));

describe('the demo members', () => {
  it('are the fixed cast and twenty more, each with a card', async () => {
    const seeded = await members();
    expect(seeded).toHaveLength(23);
    expect(seeded.map(({ phone }) => phone)).toEqual([
      '66000001',
      '66000002',
      '66000003',
      ...Array.from({ length: 20 }, (_, n) => String(66_000_101 + n)),
    ]);
    expect(seeded.slice(0, 3)).toMatchObject([
      { id: 1_000_001, firstName: 'Mei Ling', lastName: 'Chan', chineseName: '陳美玲', tier: 'DIAMOND' },
      { id: 1_000_002, firstName: 'Wai Keung', lastName: 'Lam', chineseName: '林偉強', tier: 'GOLD' },
      { id: 1_000_003, firstName: 'Ji Woo', lastName: 'Park', chineseName: null, tier: 'CLASSIC' },
    ]);
    for (const { firstName, lastName } of seeded)
      expect(`${firstName} ${lastName}`).toMatch(/^[A-Za-z]+( [A-Za-z]+)+$/);
    const cards = await database.db.select().from(card);
    expect(new Set(cards.map(({ memberId }) => memberId)).size).toBe(23);
    for (const { cardNo } of cards) expect(cardNo).toMatch(/^8800\d{8}$/);
  });

  it('have tiers until the next end of March, Macau time', async () => {
    const [first] = await members();
    const today = new Date(Date.now() + 8 * 3_600_000);
    const year = today.getUTCFullYear() + (today.getUTCMonth() < 3 ? 0 : 1);
    expect(first?.tierExpiresAt).toEqual(new Date(`${year}-03-31T15:59:59Z`));
  });

  it('begin with dollars of two years, some to come, and points', async () => {
    const [first] = await members();
    const { db } = database;
    const memberId = first?.id ?? 0;
    const clock = createClock();
    const year = macauYear(new Date());
    expect(await balanceOf(db, clock, { memberId, unit: 'DOLLAR' })).toEqual({
      available: 2_868_50n,
      held: 120_00n,
      pending: 248_05n,
      expiring: [
        { on: `${year}-12-31`, amount: 388_00n },
        { on: `${year + 1}-12-31`, amount: 2_480_50n },
      ],
    });
    expect(await balanceOf(db, clock, { memberId, unit: 'POINT' })).toMatchObject({ available: 48_600n });
    expect(await reconcile(db)).toEqual([]);
  });

  it('are filled in where missing, by several processes at once, and left alone otherwise', async () => {
    const { db } = database;
    const before = await members();
    const lost = before[22]?.id ?? 0;
    const entries = await db.$count(ledgerEntry);
    await rename(lost);
    await Promise.all(Array.from({ length: 5 }, () => seed(db, { environment: 'development' })));
    const after = await members();
    expect(after.slice(0, 22)).toEqual(before.slice(0, 22));
    expect(after).toHaveLength(24);
    expect(after[23]).toMatchObject({ phone: before[22]?.phone, memberNo: before[22]?.memberNo });
    expect(await db.$count(ledgerEntry)).toBe(entries + 48);
  });

  it('who have another phone by now are left alone', async () => {
    const { db } = database;
    const [, second] = await members();
    const own = eq(member.id, second?.id ?? 0);
    await db.update(member).set({ phone: '66000199' }).where(own);
    await seed(db, { environment: 'development' });
    expect(await db.$count(member, eq(member.phone, second?.phone ?? ''))).toBe(0);
  });

  it('are not for production', async () => {
    const { db } = database;
    const [first] = await members();
    await rename(first?.id ?? 0);
    const before = await members();
    await seed(db, { environment: 'production' });
    expect(await members()).toEqual(before);
  });

  it('have guests whose documents only the server reads, once however often it starts', async () => {
    const { db } = database;
    const serverKeys = [Buffer.alloc(32, 7)];
    expect(await db.$count(realName)).toBe(0);
    for (let start = 0; start < 2; start += 1) await seed(db, { environment: 'development', serverKeys });
    const rows = await db.select().from(realName);
    expect(rows).toHaveLength(4);
    const numbers = rows.map((row) => maskedDocNo({ secrets: createSecrets(serverKeys) }, row));
    expect(numbers.toSorted()).toEqual(['110*************2X', '5*****18', 'A*****63', 'C*****23']);
  });

  it('share no number that is in use', async () => {
    const { db } = database;
    await seed(db, { environment: 'development' });
    const [first] = await members();
    if (first === undefined) throw new Error('nobody was seeded');
    const { id: _id, ...twin } = { ...first, memberNo: 'R9', openKey: 'k' };
    await expect(db.insert(member).values(twin)).rejects.toMatchObject({ cause: { code: '23505' } });
    await db.insert(member).values({ ...twin, status: 'CLOSED' });
  });
});
