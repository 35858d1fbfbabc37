import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CallKey } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import type { Written } from '../../locales/written.ts';
import { CORPUS } from '../../../test/core/content/xss-corpus.ts';
import { send, type Identity } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { activity, page } from './tables/content.ts';
import { letter, notice } from '../../schema/index.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';

/**
 * All that may be rendered: the permitted elements, without attributes except a safe `href`, and text without a `<`.
 */
const HARMLESS =
  /^(?:[^<]|<\/?(?:p|br|h2|h3|ul|ol|li|strong|em|a|blockquote)(?: \/)?>|<a href="(?:https:\/\/|\/(?!\/))[^"<>]*">)*$/;

let database: Ground['database'];
let app: TestApp;
let as: Identity;

standOn((ground) => ({ database, app } = ground));
beforeAll(async () => void (as = await signIn(app, '66000113')));

/** Everything an attacker could paste, at once; the database itself refuses a null character. */
const hostile = CORPUS.filter((one) => !one.includes('\0'))
  .map((one) => `<p>${one}</p><a href="${one}">x</a>`)
  .join('\n');
const html: Written = { en: hostile };

const ask = async (key: CallKey, payload: Record<string, unknown>) =>
  (await send(app, key, { as, payload })).envelope.data;

/** Every text under the name `html`, however deep. */
function htmlIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    name === 'html' && typeof one === 'string' ? [one] : htmlIn(one),
  );
}

async function pageId(code: string, change: Partial<typeof page.$inferInsert> = {}): Promise<string> {
  const [row] = await database.db
    .update(page)
    .set({ html, ...change })
    .where(eq(page.code, code))
    .returning();
  return String(row?.id);
}

const FIELDS: readonly [string, () => Promise<unknown>, expected: number][] = [
  ['an article', async () => ask('GET /article/articles/detail', { id: await pageId('first-basket') }), 1],
  ['the other facade', async () => ask('GET /api/article/detail', { id: await pageId('first-basket') }), 1],
  ['a thing to enjoy', async () => ask('GET /api/enjoy/detail', { id: await pageId('enjoy-tiles') }), 1],
  ['a page of Macau', async () => ask('GET /api/macau/info/detail', { id: await pageId('city-visa') }), 1],
  ['a landing page', async () => ask('GET /landPage/info', { id: await pageId('first-stay') }), 1],
  [
    'questions',
    async () => {
      await pageId('FAQ', { extras: { questions: [{ question: { en: '?' }, html }] } });
      return ask('GET /profile/aboutme/getOneByType', { type: 'FAQ' });
    },
    2,
  ],
  [
    'an activity',
    async () => {
      const [row] = await database.db
        .update(activity)
        .set({ html })
        .where(eq(activity.code, 'tai-chi-dawn'))
        .returning();
      return ask('GET /appServer/activity/detail', { id: String(row?.id) });
    },
    1,
  ],
  [
    'a letter',
    async () => {
      const memberId = Number(as.userId);
      const [row] = await database.db
        .update(letter)
        .set({ html })
        .where(eq(letter.memberId, memberId))
        .returning();
      return ask('GET /Inbox/info', { id: String(row?.id) });
    },
    1,
  ],
  [
    'the notices',
    async () => {
      await database.db.update(notice).set({ html });
      return ask('GET /notice/getNotices', {});
    },
    3,
  ],
];

describe('hostile HTML, whoever stored it, is harmless when it is read:', () => {
  it.each(FIELDS)('%s', async (_, read, expected) => {
    const texts = htmlIn(await read());
    expect(texts).toHaveLength(expected);
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(100);
      expect(text).toMatch(HARMLESS);
    }
  });
});
