import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { InboxUnread, Letter, LetterBrief } from '@resort/mf-content/contract';
import type { CallKey } from '@resort/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { writeLetter, type NewLetter } from '../../../core/inbox/write-letter.ts';
import { inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { letter } from '../../../schema/index.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';

jest.setTimeout(30_000);

interface Page {
  readonly list: readonly LetterBrief[];
  readonly hasMore: boolean;
}

let database: Ground['database'];
let app: TestApp;
let clock: TestClock;

standOn((ground) => ({ database, app, clock } = ground));

const ask = async <T>(as: Identity, call: CallKey, payload: Record<string, unknown> = {}) =>
  (await send<T>(app, call, { as, payload })).envelope;
const list = async (as: Identity, payload: Record<string, unknown> = {}) =>
  (await ask<Page>(as, 'GET /Inbox/list', payload)).data;
const unread = async (as: Identity) => (await ask<InboxUnread>(as, 'GET /Inbox/unread')).data;
const read = async (as: Identity, payload: Record<string, unknown>) =>
  (await ask<InboxUnread>(as, 'POST /Inbox/read', payload)).data;

const words = (text: string) => ({ en: text });
const about = (as: Identity, title: string): NewLetter => ({
  memberId: Number(as.userId),
  kind: 'ORDER',
  title: words(title),
  summary: words('…'),
  html: words('<p>…</p>'),
  link: null,
});
const write = (as: Identity, title: string) =>
  inTransaction(database.db, (tx) => writeLetter(tx, clock, about(as, title)));

/** Whether somebody waits for a lock of the application's own. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await database.db.execute(sql`select 1 from pg_locks
    where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`);
  return rows.length > 0;
}

describe('the inbox', () => {
  /** With three letters of the demo's and five of its own, new for each test. */
  let as: Identity;
  const phones = ['66000105', '66000106', '66000107', '66000108', '66000109', '66000110'];
  beforeEach(async () => {
    as = await signIn(app, phones.pop() ?? '');
    for (const at of [1, 2, 3, 4, 5]) await write(as, `Letter ${at}`);
  });

  it('has the member’s letters, the latest first, by tab, page by page', async () => {
    const first = await list(as, { pageSize: 3 });
    expect(first).toMatchObject({ hasMore: true, list: [{ title: 'Letter 5' }, {}, { title: 'Letter 3' }] });
    await write(as, 'Letter 6');
    const next = await list(as, { pageSize: 50, beforeId: first.list[2]?.id });
    expect(next).toMatchObject({
      hasMore: false,
      list: [{ title: 'Letter 2' }, { title: 'Letter 1' }, {}, {}, {}, {}],
    });
    const offers = await list(as, { tab: 'OFFER' });
    expect(offers.list.map(({ kind }) => kind)).toEqual(['OFFER', 'OFFER']);
  });

  it('counts what is unread, in all and by kind', async () => {
    const { newestId, ...counts } = await unread(as);
    expect(counts).toEqual({ all: 7, order: 6, offer: 1, system: 0 });
    expect(newestId).toBe((await list(as)).list[0]?.id);
  });

  it('opens a letter without marking it; it is marked by its id', async () => {
    const [newest] = (await list(as)).list;
    const id = newest?.id ?? '';
    expect((await ask<Letter>(as, 'GET /Inbox/info', { id })).data).toMatchObject({
      read: false,
      html: '<p>…</p>',
    });
    expect(await read(as, { ids: [id] })).toMatchObject({ all: 6 });
    expect((await ask<Letter>(as, 'GET /Inbox/info', { id })).data).toMatchObject({ read: true });
  });

  it('deletes permanently, and a second time nothing', async () => {
    const [newest] = (await list(as)).list;
    const payload = { ids: [newest?.id] };
    for (const _ of [1, 2])
      expect(await ask(as, 'POST /Inbox/delete', payload)).toMatchObject({ code: 0, data: { all: 6 } });
    expect((await list(as)).list.map(({ id }) => id)).not.toContain(newest?.id);
    expect(await ask(as, 'GET /Inbox/info', { id: newest?.id })).toMatchObject({ code: 19001 });
  });

  it('reads nothing where nothing is named', async () => {
    expect(await read(as, {})).toMatchObject({ all: 7 });
    expect(await read(as, { ids: [] })).toMatchObject({ all: 7 });
  });

  it('is the member’s own, whatever ids are named', async () => {
    const stranger = await signIn(app, '66000116');
    const before = await unread(as);
    const theirs = before.newestId ?? '';
    const ownBefore = await unread(stranger);
    await ask(stranger, 'POST /Inbox/delete', { ids: [theirs] });
    await read(stranger, { ids: [theirs] });
    expect(await unread(as)).toEqual(before);
    expect(await unread(stranger)).toEqual(ownBefore);
    await read(stranger, { upToId: theirs });
    expect(await unread(as)).toEqual(before);
    for (const { id } of (await list(stranger, { beforeId: theirs, pageSize: 50 })).list)
      expect(await database.db.$count(letter, eq(letter.id, Number(id)))).toBe(1);
  });
});

describe('reading all', () => {
  it('leaves unread what arrives after the last letter that was seen, and other tabs', async () => {
    const as = await signIn(app, '66000117');
    await write(as, 'Seen');
    const { newestId } = await unread(as);
    await write(as, 'Arrived meanwhile');
    expect(await read(as, { upToId: newestId, tab: 'ORDER' })).toMatchObject({ order: 1, offer: 1 });
    expect(await read(as, { upToId: newestId })).toMatchObject({ all: 1, order: 1, offer: 0 });
    expect((await list(as)).list[0]).toMatchObject({ title: 'Arrived meanwhile', read: false });
  });

  it('never takes along a letter that was begun before the last one and stored after it', async () => {
    const as = await signIn(app, '66000118');
    let finish = () => {};
    const isHeld = new Promise<void>((resolve) => (finish = resolve));
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const slow = inTransaction(database.db, async (tx: Transaction) => {
      await writeLetter(tx, clock, about(as, 'Slow'));
      begun();
      await isHeld;
    });
    await hasBegun;
    const quick = write(as, 'Quick');
    const isStored = quick.then(() => true);
    while (!(await Promise.race([isStored, isWaiting()])));
    const seen = await unread(as);
    finish();
    await Promise.all([slow, quick]);
    await read(as, { upToId: seen.newestId });
    expect((await list(as)).list.slice(0, 2)).toMatchObject([
      { title: 'Quick', read: false },
      { title: 'Slow', read: false },
    ]);
  });
});
