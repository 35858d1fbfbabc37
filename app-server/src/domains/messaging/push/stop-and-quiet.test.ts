import { beforeEach, describe, expect, it } from '@jest/globals';
import type { NotificationTopic, QuietHours } from '@resort/mf-content/contract';
import type { CallKey } from '@resort/shared/contract';
import { asc, eq } from 'drizzle-orm';
import { endOfQuiet } from '../../../core/inbox/quiet-hours.ts';
import { notify, PUSH } from '../../../core/inbox/notify.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { createSecrets } from '../../../platform/secrets/secrets.ts';
import { member, outbox, pushToken, subscriptionLog } from '../../../schema/index.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { signInNew, type Signed } from '../../../../test/made/members.ts';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { stopToken } from './stop.ts';

let database: Ground['database'];
let app: TestApp;
let clock: Ground['clock'];
let as: Signed;
standOn((ground) => ({ database, app, clock } = ground));
beforeEach(async () => {
  as = await signInNew({ app, database });
});

const ask = async <T>(call: CallKey, payload: object, who?: Identity) =>
  (await send<T>(app, call, { ...(who ? { as: who } : {}), payload: { ...payload } })).envelope;
const me = () => Number(as.userId);
const browser = (topics: NotificationTopic[], token = `https://push.example/of-${me()}`) =>
  database.db
    .insert(pushToken)
    .values({ memberId: me(), token, p256dh: 'x', auth: 'y', topics })
    .onConflictDoUpdate({ target: pushToken.token, set: { topics } });
const goTo = async (time: string) => {
  const now = clock.now().getTime();
  const day = new Date(now + 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
  clock.advance((Date.parse(`${day}T${time}:00+08:00`) - now) / 1000);
  as = { ...as, ...(await signIn(app, as.phone)) }; // the session has expired by then
};
/** In how many minutes a push of a topic is due. */
async function dueIn(topic: NotificationTopic, isUrgent?: boolean): Promise<number> {
  await database.db.delete(outbox);
  const text = { en: 'x' };
  await inTransaction(database.db, (tx) =>
    notify(tx, clock, { memberId: me(), topic, title: text, text, link: null, isUrgent }),
  );
  const [row] = await database.db.select().from(outbox).where(eq(outbox.topic, PUSH));
  return ((row?.dueAt.getTime() ?? 0) - clock.now().getTime()) / 60_000;
}
const setQuiet = (quiet: QuietHours) => ask<{ quiet: QuietHours }>('POST /subscription/quiet', { quiet }, as);

describe('quiet hours', () => {
  it('are 22:00 to 08:00 without a choice: what can wait waits until then, what is urgent does not', async () => {
    await browser(['ORDERS', 'OFFERS', 'NEWS']);
    const { data } = await ask<{ quiet: QuietHours }>('GET /subscription/template', {}, as);
    expect(data.quiet).toEqual({ from: 22, until: 8 });
    await goTo('23:15');
    expect(await dueIn('OFFERS')).toBe(8 * 60 + 45);
    expect(await dueIn('NEWS')).toBe(8 * 60 + 45);
    expect(await dueIn('ORDERS')).toBe(0);
    // tomorrow’s stay is about an order and can wait
    expect(await dueIn('ORDERS', false)).toBe(8 * 60 + 45);
    await goTo('08:00');
    expect(await dueIn('OFFERS')).toBe(0);
  });

  it('are the member’s choice, or none', async () => {
    await browser(['OFFERS']);
    expect((await setQuiet({ from: 13, until: 15 })).data).toEqual({ quiet: { from: 13, until: 15 } });
    await goTo('14:30');
    expect(await dueIn('OFFERS')).toBe(30);
    await goTo('23:15');
    expect(await dueIn('OFFERS')).toBe(0);
    expect((await setQuiet(null)).data).toEqual({ quiet: null });
    await goTo('03:00');
    expect(await dueIn('OFFERS')).toBe(0);
    expect((await ask<{ quiet: QuietHours }>('GET /subscription/template', {}, as)).data.quiet).toBeNull();
  });

  it('cannot begin when they end, and are hours of a day', async () => {
    expect((await setQuiet({ from: 8, until: 8 })).code).not.toBe(0);
    expect((await setQuiet({ from: 24, until: 8 })).code).not.toBe(0);
  });

  it.each([
    [22, 8, '21:59', undefined],
    [22, 8, '22:00', '08:00'],
    [22, 8, '00:00', '08:00'],
    [22, 8, '07:59', '08:00'],
    [13, 15, '12:59', undefined],
    [13, 15, '13:00', '15:00'],
  ])('from %d to %d at %s end at %s', (from, until, time, end) => {
    const at = new Date(`2027-05-05T${time}:00+08:00`);
    const ends = endOfQuiet({ from, until }, at);
    expect(ends && new Date(ends.getTime() + 8 * 3_600_000).toISOString().slice(11, 16)).toBe(end);
    if (ends !== undefined) expect(ends.getTime() - at.getTime()).toBeLessThan(86_400_000);
  });
});

describe('the unsubscribe link of a message', () => {
  const secrets = () => createSecrets(Buffer.alloc(32, 7));
  const stop = (token: string) => ask<{ topic: string }>('POST /subscription/stop', { token });
  const accepted = async (memberId: number) =>
    (
      await database.db
        .select()
        .from(subscriptionLog)
        .where(eq(subscriptionLog.memberId, memberId))
        .orderBy(asc(subscriptionLog.id))
    ).map(({ topic, accepted: yes }) => [topic, yes]);

  it('ends the topic without signing in, in every browser, however often it is pressed', async () => {
    await browser(['OFFERS', 'NEWS'], 'https://push.example/2');
    await browser(['OFFERS'], 'https://push.example/3');
    const token = stopToken(secrets(), me(), 'OFFERS');
    expect((await stop(token)).data).toEqual({ topic: 'OFFERS' });
    expect((await stop(token)).data).toEqual({ topic: 'OFFERS' });
    const tokens = await database.db.select().from(pushToken).where(eq(pushToken.memberId, me()));
    expect(tokens.flatMap(({ topics }) => topics)).not.toContain('OFFERS');
    expect(tokens.flatMap(({ topics }) => topics)).toContain('NEWS');
    expect((await accepted(me())).at(-1)).toEqual(['OFFERS', false]);
  });

  it('is good for the member and the topic that we signed only', async () => {
    const other = me() + 1;
    const token = stopToken(secrets(), me(), 'NEWS');
    const [, , mac = ''] = token.split('.');
    const before = await accepted(other);
    for (const forged of [
      `${other}.NEWS.${mac}`,
      `${me()}.ORDERS.${mac}`,
      `${me()}.NEWS.${mac.slice(1)}`,
      `${token}.x`,
      `${token}=`,
      `${me()}.NEWS.`,
      `${me()}.NEWS`,
      'x',
      stopToken(createSecrets(Buffer.alloc(32, 1)), me(), 'NEWS'),
    ])
      expect((await stop(forged)).code).toBe(19001);
    expect(await accepted(other)).toEqual(before);
    expect((await accepted(me())).filter(([topic]) => topic === 'NEWS')).toEqual([]);
  });

  it('of a closed member is over', async () => {
    await database.db.update(member).set({ status: 'CLOSED' }).where(eq(member.id, me()));
    expect((await stop(stopToken(secrets(), me(), 'NEWS'))).code).toBe(19001);
  });
});
