import { describe, expect, it, jest } from '@jest/globals';
import type { StagedMoment } from '@resort/mf-membership/contract';
import type { InboxUnread } from '@resort/mf-content/contract';
import { LANGUAGES } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import { deliverAll } from '../../../../test/made/deliver.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { settleTier } from '../../../core/earning/settle-tier.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { addDays } from '../../../platform/time/macau-days.ts';
import { member, tierPoint } from '../../../schema/index.ts';
import { remindOfAll } from '../../../../test/made/remind.ts';

jest.setTimeout(60_000);

let database: Ground['database'];
let app: TestApp;
let clock: TestClock;
standOn((ground) => ({ database, app, clock } = ground));

const moment = async (as: Identity) =>
  (await send<StagedMoment | null>(app, 'GET /member/moment', { as })).envelope.data;
const see = (as: Identity, id: string) => send(app, 'POST /member/moment/seen', { as, payload: { id } });
const unread = async (as: Identity) =>
  (await send<InboxUnread>(app, 'GET /Inbox/unread', { as })).envelope.data.all;
const rowOf = async (as: Identity) =>
  (
    await database.db
      .select()
      .from(member)
      .where(eq(member.id, Number(as.userId)))
  )[0];

let points = 0;
/** Adds tier points, which may be negative, and settles the tier as every earning does. */
async function earn(as: Identity, amount: number): Promise<void> {
  const memberId = Number(as.userId);
  await inTransaction(database.db, async (tx) => {
    const refId = `moment ${(points += 1)}`;
    await tx.insert(tierPoint).values({ memberId, points: amount, at: clock.now(), refKind: 'TEST', refId });
    await settleTier(tx, clock, memberId);
  });
  await deliverAll(database.db, clock);
}

describe('a new tier', () => {
  it('is due until it was seen, with its last day; seeing it reads its letter', async () => {
    const as = await signIn(app, '66000105');
    expect(await moment(as)).toBeNull();
    await earn(as, 200_000);
    const own = await rowOf(as);
    const due = await moment(as);
    expect(due).toMatchObject({
      kind: 'TIER',
      title: 'Welcome to Diamond',
      date: own && macauDate(own.tierExpiresAt),
      link: { route: '/my-benefits' },
    });
    const before = await unread(as);
    await see(as, due?.id ?? '');
    expect(await moment(as)).toBeNull();
    expect(await unread(as)).toBe(before - 1);
  });

  it('is not staged once the member has another tier', async () => {
    const as = await signIn(app, '66000106');
    await earn(as, 200_000);
    expect(await moment(as)).toMatchObject({ kind: 'TIER' });
    await earn(as, -200_000);
    expect(await moment(as)).toBeNull();
  });

  it('is the member’s own, and no other letter is read by it', async () => {
    const [as, stranger] = [await signIn(app, '66000107'), await signIn(app, '66000108')];
    await earn(as, 200_000);
    const due = await moment(as);
    await see(stranger, due?.id ?? '');
    expect(await moment(as)).toEqual(due);
    const before = await unread(as);
    for (let id = 1; id < 40; id += 1) if (String(id) !== due?.id) await see(as, String(id));
    expect(await unread(as)).toBe(before);
  });
});

describe('the birthday', () => {
  it('is due on its day, in the member’s language, and no longer on the next', async () => {
    const phone = '66000109';
    const day = addDays(macauDate(clock.now()), 1);
    clock.advance((Date.parse(`${day}T12:00:00+08:00`) - clock.now().getTime()) / 1000);
    const as = await signIn(app, phone);
    const isMe = eq(member.id, Number(as.userId));
    await database.db
      .update(member)
      .set({ dateOfBirth: `1990-${day.slice(5)}`, tier: 'GOLD' })
      .where(isMe);
    await remindOfAll({ db: database.db, clock });
    await deliverAll(database.db, clock);
    expect(await moment(as)).toMatchObject({ kind: 'BIRTHDAY', title: 'Happy birthday', date: day });
    const titles = new Set<string | undefined>();
    for (const language of LANGUAGES) {
      const { envelope } = await send<StagedMoment | null>(app, 'GET /member/moment', {
        as,
        payload: { language },
      });
      titles.add(envelope.data?.title);
    }
    expect(titles.size).toBe(LANGUAGES.length);
    clock.advance(86_400);
    expect(await moment(await signIn(app, phone))).toBeNull();
  });
});
