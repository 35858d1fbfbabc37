import { describe, expect, it } from '@jest/globals';
import { inEach } from '@resort/shared/contract';
import { SEARCH_KINDS, type Found } from '@resort/mf-membership/contract';
import { eq, sql } from 'drizzle-orm';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { send } from '../../../test/platform/protocol/client.ts';
import { eventPerformance } from '../ticketing/tables/tickets.ts';
import { exchangeItem } from '../dollars/tables/exchange.ts';
import { offer } from '../offers/tables/offers.ts';
import { page } from '../content/tables/content.ts';
import { property } from '../../schema/index.ts';
import { searchEntry } from './tables/search.ts';

let ground: Ground;
standOn((given) => (ground = given));

interface Answer {
  found: Found[];
  exact: boolean;
}
async function search(text: string, also: Record<string, string> = {}): Promise<Answer> {
  const { envelope } = await send<Answer>(ground.app, 'GET /search', { payload: { text, ...also } });
  expect(envelope).toMatchObject({ code: 0 });
  return envelope.data;
}
const keys = ({ found }: Answer) => found.map(({ kind, ref }) => `${kind} ${ref}`);

describe('search', () => {
  it('knows things of every kind', async () => {
    const rows = await ground.database.db.selectDistinct({ kind: searchEntry.kind }).from(searchEntry);
    expect(rows.map(({ kind }) => kind).sort()).toEqual([...SEARCH_KINDS].sort());
  });

  it('finds while a word is being typed, the place of that name first', async () => {
    const { found, exact } = await search('gard');
    expect(exact).toBe(true);
    expect(found[0]).toMatchObject({ kind: 'HOTEL', ref: 'glp', title: 'Garden Palace', property: null });
    expect(found[0]?.picture).toMatch(/^\//);
    expect(keys(await search('  GARDEN  palace '))).toContain('HOTEL glp');
  });

  it('reads Traditional, Simplified and Japanese characters, kana, width and accents alike', async () => {
    for (const [one, other] of [
      ['園林皇宮', '园林皇宫'],
      ['餐廳', '餐厅'],
      ['ガーデン', 'がーでん'],
      ['ガーデン', 'ｶﾞｰﾃﾞﾝ'],
      ['garden', 'Ｇárdèn'],
    ] as const) {
      const answer = await search(one);
      expect(answer.exact).toBe(true);
      expect(keys(await search(other))).toEqual(keys(answer));
    }
  });

  it('finds words of any language, and answers in that of the reader', async () => {
    for (const text of ['가든', 'ガーデンパレス', '園林', 'garden palace']) {
      const { found } = await search(text, { language: 'tc' });
      expect(found.find(({ kind }) => kind === 'HOTEL')).toMatchObject({ title: '園林皇宮酒店' });
    }
  });

  it('needs all words, in any order; without such a thing says so and has what is near', async () => {
    expect(keys(await search('gallery tea'))[0]).toBe('DINING TEA-GALLERY');
    const near = await search('gardn palce');
    expect(near.exact).toBe(false);
    expect(keys(near)[0]).toBe('HOTEL glp');
    expect((await search('resturant')).found.map(({ kind }) => kind)).toContain('DINING');
    expect(await search('zzzz')).toEqual({ found: [], exact: false });
  });

  it('looks at one kind alone', async () => {
    const { found } = await search('酒店', { kind: 'ARTICLE' });
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['ARTICLE']));
  });

  it.each(["'", "a'b:*&|!()", '\\', '%', '&', '<->', '🍵', '"; drop table', ':*'])(
    'takes %s as text',
    async (text) => expect(Array.isArray((await search(text)).found)).toBe(true),
  );

  it.each([{}, { text: '' }, { text: '   ' }, { text: 'a'.repeat(81) }, { text: 'a', kind: 'MEMBER' }])(
    'refuses %j',
    async (payload) => expect((await send(ground.app, 'GET /search', { payload })).envelope.code).toBe(10001),
  );
});

describe('the entries', () => {
  const first = async () => {
    const [row] = await ground.database.db.select().from(page).where(eq(page.kind, 'ARTICLE')).limit(1);
    if (row === undefined) throw new Error('there is no article');
    return row;
  };

  it('change with the content, in its transaction', async () => {
    const { db } = ground.database;
    const { id, title } = await first();
    const renamed = { ...title, en: 'Quinquereme of Nineveh' };
    await expect(
      db.transaction(async (tx) => {
        await tx.update(page).set({ title: renamed }).where(eq(page.id, id));
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(keys(await search('quinquereme'))).toEqual([]);
    await db.update(page).set({ title: renamed }).where(eq(page.id, id));
    expect(keys(await search('quinquereme'))).toEqual([`ARTICLE ${id}`]);
    const past = new Date(ground.clock.now().getTime() - 1000);
    await db.update(page).set({ withdrawnAt: past }).where(eq(page.id, id));
    expect(keys(await search('quinquereme'))).toEqual([]);
  });

  it('of a hotel and of its outlets change with its name', async () => {
    const { db } = ground.database;
    const name = inEach(() => 'Palazzo Verdi');
    const isIt = eq(property.code, 'glp');
    const [before] = await db.select({ name: property.name }).from(property).where(isIt);
    await db.update(property).set({ name }).where(isIt);
    const found = keys(await search('verdi'));
    expect(found[0]).toBe('HOTEL glp');
    expect(found).toContain('SPA GARDEN-SPA');
    expect(keys(await search('翠宮'))).toEqual(keys(await search('翠宫')));
    await db.update(property).set({ name: before?.name }).where(isIt);
    expect(keys(await search('verdi'))).toEqual([]);
  });

  it('are shown only while the thing itself is', async () => {
    const { db } = ground.database;
    const past = new Date(ground.clock.now().getTime() - 1000);
    const [one] = await db.select().from(offer).where(eq(offer.code, 'TEA-GALLERY'));
    expect(keys(await search('afternoon tea'))).toContain(`OFFER ${one?.id}`);
    await db.update(offer).set({ endsAt: past }).where(eq(offer.code, 'TEA-GALLERY'));
    expect(keys(await search('afternoon tea'))).not.toContain(`OFFER ${one?.id}`);

    const [item] = await db.select().from(exchangeItem).where(eq(exchangeItem.code, 'RW-DINING-200'));
    expect(keys(await search('dining voucher 200'))).toContain(`REWARD ${item?.id}`);
    await db.update(exchangeItem).set({ isOnShelf: false }).where(eq(exchangeItem.code, 'RW-DINING-200'));
    expect(keys(await search('dining voucher 200'))).not.toContain(`REWARD ${item?.id}`);

    expect(keys(await search('harbour symphony'))).toContain('SHOW HARBOUR-CONCERT');
    await db
      .update(eventPerformance)
      .set({ startsAt: sql`${eventPerformance.startsAt} - interval '9 years'`, endsAt: past })
      .where(eq(eventPerformance.event, 'HARBOUR-CONCERT'));
    expect(keys(await search('harbour symphony'))).not.toContain('SHOW HARBOUR-CONCERT');
  });

  it('go with the row', async () => {
    const { db } = ground.database;
    const { id, createdAt: _created, updatedAt: _updated, ...fields } = await first();
    const own = { code: 'copy', title: { en: 'Xylophone evening' }, withdrawnAt: null };
    const [copy] = await db
      .insert(page)
      .values({ ...fields, ...own })
      .returning({ id: page.id });
    expect(copy?.id).not.toBe(id);
    expect(keys(await search('xylophone'))).toEqual([`ARTICLE ${copy?.id}`]);
    await db.delete(page).where(eq(page.code, 'copy'));
    expect(keys(await search('xylophone'))).toEqual([]);
  });
});
