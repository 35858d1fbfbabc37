import { describe, expect, it } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import { errorText } from '../../../../app-server/test/texts/error-text.ts';
import type { Locator, Page } from 'playwright-core';
import { expectAfterLoads, expectSoon } from '../../page/expect-soon.ts';
import { asMember, asQuietMember, open, phoneOf } from '../../page/as-member.ts';
import { eventually } from '../../page/eventually.ts';
import { releaseKept } from '../../page/kept-release.ts';
import { product } from '../../page/running-product.ts';

const say = textsOf('content');
/** Letters may be shown as capitals. */
const LEFT = new RegExp(say.like('activities.left'), 'i');

/** The activity with the fewest places; returns its address and the places left. */
async function smallestActivity(page: Page): Promise<{ path: string; left: number }> {
  await open(page, '/activities');
  await page.getByRole('article').first().waitFor();
  const cards = await page.getByRole('article').all();
  const all = await Promise.all(
    cards.map(async (card) => ({
      path: new URL(await card.getByRole('link').evaluate((link) => (link as HTMLAnchorElement).href)),
      left: Number(/\d+/.exec(LEFT.exec(await card.innerText())?.[0] ?? '')?.[0] ?? Infinity),
    })),
  );
  const [{ path, left } = { path: new URL(product.origin), left: 0 }] = all.toSorted(
    (a, b) => a.left - b.left,
  );
  return { path: path.pathname.slice('/en'.length) + path.search, left };
}

async function choose(page: Page, seats: number): Promise<void> {
  await page
    .getByRole('group', { name: say('activity.howMany') })
    .getByRole('button', { name: String(seats) })
    .click();
  await page.getByRole('button', { name: say.like('activity.signUp') }).click();
}

async function keep(page: Page, path: string, seats: number): Promise<void> {
  await open(page, path);
  await choose(page, seats);
  await page.getByText(say.like('activity.kept')).waitFor();
}

/** Members who take all places but one. */
const OTHERS = ['66000102', '66000103', '66000106'];

/** Another member's phone. */
async function asOther(member: string, journey: (page: Page) => Promise<void>): Promise<void> {
  const phone = await phoneOf(member);
  try {
    await journey(phone.page);
  } finally {
    await phone.close();
  }
}

describe('an activity', () => {
  it('fills up while a member chooses: they see what is left, take it, and cancel', () =>
    asQuietMember('66000101', async ({ page }) => {
      const { path, left } = await smallestActivity(page);
      await open(page, path);
      await page.getByRole('group', { name: say('activity.howMany') }).waitFor();
      let others = left - 1;
      for (const member of OTHERS) {
        const seats = Math.min(4, others);
        others -= seats;
        if (seats > 0) await asOther(member, (other) => keep(other, path, seats));
      }
      expect(others).toBe(0);
      await chooseTooMany(page);
    }));
});

/** First too many places, then the last one; the calendar file; and cancelling. */
async function chooseTooMany(page: Page): Promise<void> {
  await choose(page, 4);
  await page
    .getByRole('alert')
    .filter({ hasText: errorText('ACTIVITY_FULL') })
    .waitFor();
  await page.getByText(say('activity.lastPlaces', { count: 1 })).waitFor();
  await page.getByRole('button', { name: say('activity.signUp', { count: 1 }) }).click();
  await page.getByText(say('activity.kept', { count: 1 })).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('kit:calendar.add') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^activity-\d+\.ics$/);
  await page.getByText(say.like('activity.placesOf', { left: '0' })).waitFor();
  await page.getByRole('button', { name: say('activity.cancel') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('activity.cancel') })
    .click();
  await page.getByText(say.like('activity.placesOf', { left: '1' })).waitFor();
}

/** The addresses of links, in their order. */
const addressesOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

/** Signs up for an activity on another phone, until its letter is in the inbox. */
async function receiveLetter(member: string): Promise<void> {
  await asOther(member, async (other) => {
    await open(other, '/activities');
    await other.getByRole('article').first().getByRole('link').click();
    await choose(other, 1);
    await other.getByText(say('activity.kept', { count: 1 })).waitFor();
    // not among all letters: near the end of a month the server also sends reminders of what expires
    await open(other, '/inbox?tab=system');
    const refresh = () => other.getByRole('button', { name: say('kit:refresh') }).click();
    await expectAfterLoads(refresh, other.getByRole('link', { name: say.like('inbox.new') }));
  });
}

describe('the inbox', () => {
  it('marks only visible messages as read, not later ones; and a deletion can be undone', () =>
    asQuietMember('66000104', async ({ page }) => {
      await open(page, '/me');
      await page.getByRole('link', { name: new RegExp(`^${say('membership:me.way.inbox')}`) }).click();
      await page.waitForURL('**/en/inbox');
      const unread = page.getByRole('link', { name: say.like('inbox.new') });
      await unread.first().waitFor();
      const visible = await addressesOf(unread);
      await receiveLetter('66000104');
      await page.getByRole('button', { name: say('inbox.readAll') }).click();
      await page.getByText(say('inbox.readAllDone')).waitFor();
      const stillUnread = async () => (await addressesOf(unread)).filter((each) => visible.includes(each));
      await expectSoon(stillUnread).toEqual([]);
      await unread.first().waitFor();

      const letters = page.getByRole('main').getByRole('article');
      const [, second = '', third = '', ...rest] = await addressesOf(letters.getByRole('link'));
      for (const address of [second, third]) {
        await letters
          .filter({ has: page.locator(`a[href="${address}"]`) })
          .getByRole('button', { name: say.like('inbox.delete') })
          .click();
      }
      await page.getByRole('button', { name: say('kit:undo') }).click();
      await page.reload();
      await letters.first().waitFor();
      const left = await addressesOf(letters.getByRole('link'));
      expect(left).not.toContain(second);
      expect(left.filter((each) => each === third || rest.includes(each))).toEqual([third, ...rest]);
    }));
});

/** The scope of the worker, with the notification that it showed last. */
interface Recorded {
  registration: ServiceWorkerRegistration;
  shown?: unknown[][];
}

it('a push is shown by the worker, with its address in the app', () =>
  asMember(
    '66000105',
    async ({ page }) => {
      await page.context().grantPermissions(['notifications'], { origin: product.origin });
      await open(page, '/notifications');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await releaseKept(page);
      const devtools = await page.context().newCDPSession(page);
      const registered = Promise.withResolvers<string>();
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) registered.resolve(first.registrationId);
      });
      await devtools.send('ServiceWorker.enable');
      const pushed = {
        id: '7',
        title: 'Your table is ready',
        text: 'Until 19:45',
        link: '/inbox',
        language: 'en',
      };
      const registrationId = await registered.promise;
      // a worker that is not active yet misses a message; a repeated one replaces the notification
      const deliver = () =>
        devtools.send('ServiceWorker.deliverPushMessage', {
          origin: product.origin,
          registrationId,
          data: JSON.stringify(pushed),
        });
      // the tests' browser has no notifications, so this records what the worker wants shown
      const worker = page.context().serviceWorkers()[0];
      if (!worker) throw new Error('no worker');
      const shown = () => worker.evaluate(() => (globalThis as unknown as Recorded).shown ?? []);
      await worker.evaluate(() => {
        const scope = globalThis as unknown as Recorded;
        scope.registration.showNotification = (title, options) => {
          scope.shown = [[title, options?.body, options?.data]];
          return Promise.resolve();
        };
      });
      await eventually('it is shown', async () => {
        await deliver();
        return (await shown()).length === 1;
      });
      expect(await shown()).toEqual([
        ['Your table is ready', say('home.until', { date: '19:45' }), '/en/inbox'],
      ]);
    },
    { serviceWorkers: 'allow' },
  ));
