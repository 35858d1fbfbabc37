import { createHash } from 'node:crypto';
import { ABOUT_TYPES, AD_SLOTS } from '@resort/mf-content/contract';
import { LANGUAGES, type CallKey } from '@resort/shared/contract';
import { asc } from 'drizzle-orm';
import { createClock } from '../../../src/platform/time/clock.ts';
import type { Database } from '../../../src/platform/database/index.ts';
import { activity, page } from '../../../src/domains/content/tables/content.ts';
import { send } from '../../platform/protocol/client.ts';
import { testApp, type TestApp } from '../../platform/protocol/test-app.ts';

type Payload = Readonly<Record<string, string | number>>;
type Question = readonly [call: CallKey, payload: Payload, name: string];

/** Instants count from the day of seeding, and ids from the order of it. */
const MOVING = new Set(['id', 'publishedAt', 'startAt', 'endAt', 'signUpUntil']);

const withoutMoving = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutMoving);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !MOVING.has(key));
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutMoving(part)]));
};

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

const DETAILS: Readonly<Record<string, CallKey>> = {
  ARTICLE: 'GET /article/articles/detail',
  ENJOY: 'GET /api/enjoy/detail',
  CITY: 'GET /api/macau/info/detail',
  LANDING: 'GET /landPage/info',
};
const LISTS: readonly CallKey[] = [
  'GET /article/articles',
  'GET /article/topics',
  'GET /api/enjoy/list',
  'GET /api/enjoy/categories',
  'GET /api/macau/info/list',
  'GET /api/macau/info/categories',
  'GET /appServer/activity/list',
];
const PLAIN: readonly CallKey[] = [
  'GET /traffic/info',
  'GET /icon/list',
  'GET /membership/servPhone',
  'GET /sjm/dict-code/prize-query',
];
const PATHS = [
  'home',
  'membership',
  'benefits',
  'vouchers',
  'offers',
  'rewards',
  'points-mall',
  'hotels',
].concat(['articles', 'activities', 'macau', 'inbox', 'notifications', 'help', 'terms', 'nowhere']);
const SLOTS = ['home', 'articles', 'activities', 'macau-info', 'help', 'inbox-empty', 'nowhere'];

async function questions(db: Database): Promise<Question[]> {
  const pages = await db.select().from(page).orderBy(asc(page.code));
  const activities = await db.select().from(activity).orderBy(asc(activity.code));
  return [
    ...LISTS.map((call): Question => [call, { pageSize: 50 }, '']),
    ...PLAIN.map((call): Question => [call, {}, '']),
    ...pages.flatMap(({ id, kind, code }): Question[] => {
      const call = DETAILS[kind];
      return call === undefined ? [] : [[call, { id: String(id) }, code]];
    }),
    ...activities.map(({ id, code }): Question => [
      'GET /appServer/activity/detail',
      { id: String(id) },
      code,
    ]),
    ...pages
      .filter(({ kind }) => kind === 'ARTICLE')
      .map(({ id, code }): Question => ['GET /article/articles/recommend', { id: String(id) }, code]),
    ...ABOUT_TYPES.map((type): Question => ['GET /profile/aboutme/getOneByType', { type }, type]),
    ...PATHS.map((key): Question => ['GET /membership/getFrontendUrlPath', { key }, key]),
    ...SLOTS.map((slot): Question => ['GET /country/getPictureManagement', { slot }, slot]),
    ...['terms', 'privacy', 'programme'].map((scene): Question => ['GET /user/copywriter', { scene }, scene]),
    ['GET /traffic/info', { kind: 'SHUTTLE' }, 'SHUTTLE'],
    ['GET /membership-config/register-manage', {}, ''],
  ];
}

/** What depends on the hour and on the season. */
const TIMELY: readonly Question[] = [
  ['POST /homepage/homepageInfo', {}, ''],
  ['GET /membershiph5/headerfooter', {}, ''],
  ...AD_SLOTS.map((slot): Question => ['GET /ad/show', { slot }, slot]),
];
const TIMES = ['2026-12-24T23:30:00+08:00', '2027-01-03T03:00:00+08:00', '2027-02-20T08:00:00+08:00'].concat([
  '2027-07-01T12:00:00+08:00',
  '2027-11-14T18:00:00+08:00',
  '2027-11-15T18:00:00+08:00',
]);

type Answers = Record<string, string>;

async function put(
  app: TestApp,
  asked: readonly Question[],
  prefix: string,
  keep: boolean,
): Promise<Answers> {
  const answers: Answers = {};
  for (const [call, payload, name] of asked) {
    const own = [];
    for (const language of LANGUAGES) {
      const { envelope } = await send(app, call, { payload: { ...payload, language } });
      const { code, data } = envelope;
      own.push(digest([code, keep ? data : withoutMoving(data)]));
    }
    answers[`${prefix}${call} ${name}`.trim()] = own.join(' ');
  }
  return answers;
}

/**
 * A digest in each language of what every call of the content domain and `GET /user/copywriter` answer, by call and
 * code; without ids and without the instants of what is seeded relative to today.
 */
export async function contentAnswers(db: Database, app: TestApp): Promise<Answers> {
  const answers = await put(app, await questions(db), '', false);
  for (const time of TIMES) {
    const then = await testApp({ db, clock: createClock(new Date(time)) });
    Object.assign(answers, await put(then, TIMELY, `${time} `, true));
    await then.fastify.close();
  }
  return answers;
}
