import { describe, expect, it } from '@jest/globals';
import { addDays, businessDate } from '@resort/shared/format';
import { anyOf } from '@resort/shared/testing/pattern';
import { textsOf } from '@resort/shared/testing/texts';
import { errorText } from '../../../../app-server/test/texts/error-text.ts';
import type { Locator, Page, Request } from 'playwright-core';
import { expectSoon } from '../../page/expect-soon.ts';
import { asMember, asQuietMember, open, openHome } from '../../page/as-member.ts';
import '../../page/running-product.ts';
import { slowLine } from '../../page/slow-line.ts';

const say = textsOf('hotel');

/** A day far enough ahead that no journey of another file uses it. */
const inDays = (days: number) => addDays(businessDate(new Date()), days);
const bookButton = (page: Page) => page.getByRole('button', { name: say.like('book.reserveAndPay') });
/** Another number than the member's own. */
async function typePhone(page: Page): Promise<void> {
  await page.getByRole('radio', { name: say('book.otherNumber') }).check();
  await page.getByLabel(say('book.phone')).fill('66123456');
}

/** The first night from a day on with a room of this kind: seasons and full hotels vary. */
async function findRoom(page: Page, hotelCode: string, { from, kind }: { from: number; kind: RegExp }) {
  for (let day = from; day < from + 30; day += 1) {
    await open(page, `/hotel?hotelCode=${hotelCode}&checkIn=${inDays(day)}&checkOut=${inDays(day + 1)}`);
    await page.getByRole('list', { name: say('hotel.rooms') }).waitFor();
    const room = page.locator('article', { hasText: kind }).first();
    if ((await room.count()) === 0) continue;
    const link = (await room.getByRole('link').getAttribute('href')) ?? '';
    return { query: new URLSearchParams(link.split('?')[1]), words: await room.innerText(), room };
  }
  throw new Error('no such room in a month');
}
const BOOKABLE = say.like('price.allIn');

/** Selects three nights by the keyboard alone, a month after the current stay. */
async function chooseByKeyboard(page: Page): Promise<string> {
  const calendar = page.getByRole('dialog');
  const taken = calendar.getByRole('button', { name: say('stay.takeDays', { count: 3 }) });
  await calendar.locator('[data-date][tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  await calendar
    .locator('[data-date]:focus', { hasText: anyOf(/\d,?\d{3}/, say('hotel:dates.short.SOLD_OUT')) })
    .waitFor();
  for (let tries = 0; tries < 10; tries += 1) {
    for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
      await page.keyboard.press(key);
    if (await taken.isVisible()) break;
  }
  const first = calendar.getByRole('gridcell', { selected: true }).first().locator('[data-date]');
  const begin = (await first.getAttribute('data-date')) ?? '';
  await taken.click();
  return begin;
}

/** Three nights in a row that a hotel has: each night may have a room, but in different hotels. */
async function chooseBookable(page: Page): Promise<{ nights: string; bookable: Locator }> {
  for (let month = 1; month <= 6; month += 1) {
    await page.getByRole('button', { name: say.like('stay.days') }).click();
    const begin = await chooseByKeyboard(page);
    const nights = `checkIn=${begin}&checkOut=${addDays(begin, 3)}`;
    await page.waitForURL(`**/hotels?${nights}&**`);
    const hotels = page.locator('main article', { has: page.locator(`a[href*="${nights}"]`) });
    await hotels.first().waitFor();
    const bookable = hotels.filter({ hasText: BOOKABLE });
    if ((await bookable.count()) > 0) return { nights, bookable };
  }
  throw new Error('no hotel has three nights in a row in half a year');
}

/** The first rate that is paid this way: the recommended one, or one of the list. */
const ratePaid = (page: Page, pay: 'AT_HOTEL' | 'PREPAY') =>
  page
    .locator('main :is(article, li)', { hasText: say(`rate.pay.${pay}`) })
    .filter({ has: page.getByRole('link', { name: say.like('rate.choose') }) })
    .first();

/** The booking of a stay, at the first rate that is paid at the hotel. */
async function toBooking(page: Page, query: URLSearchParams): Promise<void> {
  await open(page, `/hotel-room?${query.toString()}`);
  const rate = ratePaid(page, 'AT_HOTEL');
  await rate.getByRole('link', { name: say.like('rate.choose') }).click();
  await page.waitForURL('**/hotel-booking?**');
}

/** One visit of three screens, with all dates that are shown and sent. */
async function datesOf(page: Page): Promise<unknown> {
  const sent: unknown[] = [];
  const listen = (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/hotel/getHotelList')) {
      const { checkIn, checkOut } = request.postDataJSON() as Record<string, unknown>;
      sent.push({ checkIn, checkOut });
    }
    if (url.pathname.endsWith('/hotel/calendar')) {
      sent.push({ from: url.searchParams.get('from'), to: url.searchParams.get('to') });
    }
  };
  page.on('request', listen);
  await open(page, `/hotels?checkIn=${inDays(12)}&checkOut=${inDays(14)}`);
  await page.getByText(say.like('price.allIn')).first().waitFor();
  const picker = page.getByRole('button', { name: say.like('stay.days') });
  const chosen = await picker.textContent();
  await picker.click();
  await page.getByRole('grid').first().waitFor();
  await page
    .getByRole('button', { name: say.like('hotel:dates.lowestOfMonth') })
    .first()
    .waitFor();
  const shown = await page
    .locator('[data-date]')
    .evaluateAll((days) =>
      days.map((day) => [day.getAttribute('data-date'), day.getAttribute('aria-label')]),
    );
  page.off('request', listen);
  // the order of responses is random
  return { shown, chosen, sent: sent.map((each) => JSON.stringify(each)).sort() };
}

describe('a stay', () => {
  it('is found in the calendar, selected in plain words, and held once for payment', () =>
    asQuietMember('66000001', async ({ page }) => {
      await openHome(page);
      await page.getByRole('link', { name: say('shell:tabs.book') }).click();
      // the screen before is kept, hidden, and has a link of the same name
      await page.getByRole('heading', { level: 1, name: say('membership:book.title') }).waitFor();
      await page.getByRole('link', { name: say('membership:book.way.rooms.title') }).click();
      await page.waitForURL('**/hotels?**');
      const { nights, bookable } = await chooseBookable(page);
      await bookable.locator('a[href*="/hotel?"]').first().click();
      await bookable.locator('a[href*="/hotel-room?"]').first().click();
      await page.waitForURL(`**/hotel-room?**${nights}**`);
      const rate = ratePaid(page, 'PREPAY');
      const total = /[\d,]+\.\d\d/.exec(
        (await rate.innerText()).split('\n').find((line) => line.startsWith('MOP')) ?? '',
      );
      await rate.getByRole('link', { name: say.like('rate.choose') }).click();
      await page.waitForURL('**/hotel-booking?**');
      await typePhone(page);
      await page.getByLabel(say('book.remarks')).fill('A high floor, please');
      await page.reload(); // what was typed is kept
      await expectSoon(() => page.getByLabel(say('book.phone')).inputValue()).toBe('66123456');
      await page
        .getByRole('button', { name: say.like('book.reserveAndPay', { amount: `MOP ${total?.[0]}` }) })
        .dblclick();
      await page.waitForURL('**/checkout?id=*');
      await page.getByText(`${total?.[0]}`).first().waitFor();
    }));

  it('is confirmed again if its price has changed, and booked to be paid at the hotel', () =>
    asMember('66000002', async ({ page }) => {
      await toBooking(page, (await findRoom(page, 'gl', { from: 70, kind: BOOKABLE })).query);
      const dearer = new URL(page.url());
      dearer.searchParams.set('seen', '1.00'); // as if the member had seen it before the price rose
      await page.goto(dearer.href);
      await page.getByText(say.like('book.moved', { before: 'MOP 1.00' })).waitFor();
      await expectSoon(() => bookButton(page).getAttribute('aria-disabled')).toBe('true');
      await page.getByRole('button', { name: say.like('book.acceptPrice') }).click();
      await bookButton(page).click();
      await page.waitForURL('**/hotel-order?id=*');
    }));

  it('that another member takes first shows an error, and input is preserved for other days', () =>
    asMember('66000101', ({ page: slow }) =>
      asMember('66000102', async ({ page: quick }) => {
        const { query, words } = await findRoom(slow, 'pvm', {
          from: 30,
          kind: anyOf(...[1, 2, 3].map((count) => say('room.left', { count }))),
        });
        const left = [1, 2, 3].findIndex((count) => words.includes(say('room.left', { count }))) + 1;
        await toBooking(slow, query);
        await typePhone(slow);
        const all = new URLSearchParams(query);
        all.set('rooms', String(left));
        all.set('adults', String(Math.max(2, left)));
        await toBooking(quick, all);
        for (let room = 2; room <= left; room += 1) {
          await quick
            .getByLabel(say('kit:fields.givenName'))
            .nth(room - 1)
            .fill('Tai');
          await quick
            .getByLabel(say('kit:fields.familyName'))
            .nth(room - 1)
            .fill('Chan');
        }
        await bookButton(quick).click();
        await quick.waitForURL('**/hotel-order?id=*');

        await bookButton(slow).click();
        await slow.getByRole('heading', { name: errorText('NO_ROOM') }).waitFor();
        await slow.getByRole('link', { name: say('book.otherDays') }).click();
        await slow.waitForURL('**/hotel-room?**');
        await slow.getByRole('heading', { name: say('bar.NO_ROOM') }).waitFor();
        const free = slow.locator('fieldset [data-date][aria-disabled=false]');
        await free.last().click();
        await slow
          .getByRole('link', { name: say.like('rate.choose') })
          .first()
          .click();
        await slow.waitForURL('**/hotel-booking?**');
        await expectSoon(() => slow.getByLabel(say('book.phone')).inputValue()).toBe('66123456');
      }),
    ));

  it('has the same dates on a device in Samoa, in Macau and on Kiritimati', async () => {
    const seen: unknown[] = [];
    for (const timezoneId of ['Pacific/Pago_Pago', 'Asia/Macau', 'Pacific/Kiritimati']) {
      await asMember('66000103', async ({ page }) => void seen.push(await datesOf(page)), { timezoneId });
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[2]).toEqual(seen[1]);
  });

  it('can be booked at 300 ms and 50 KB/s, without layout shift under the finger', () =>
    asQuietMember('66000104', async ({ page }) => {
      await slowLine(page);
      await page.addInitScript(() => {
        const moved = { sum: 0 };
        Object.assign(globalThis, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) moved.sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const { room } = await findRoom(page, 'sjm', { from: 80, kind: BOOKABLE });
      await room.getByRole('link').click();
      await page
        .getByRole('link', { name: say.like('rate.choose') })
        .first()
        .click();
      await bookButton(page).waitFor();
      expect(
        await page.evaluate(() => (globalThis as unknown as { moved: { sum: number } }).moved.sum),
      ).toBeLessThan(0.1);
      await bookButton(page).click();
      await page.waitForURL(/\/(?:hotel-order|checkout)\?/);
    }));
});
