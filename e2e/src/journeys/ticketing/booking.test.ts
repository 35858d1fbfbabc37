import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@resort/shared/contract';
import { inOrder } from '@resort/shared/testing/pattern';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { errorText } from '../../../../app-server/test/texts/error-text.ts';
import { expectNone, expectSoon } from '../../page/expect-soon.ts';
import { asMember, asQuietMember, open } from '../../page/as-member.ts';
import { eventually } from '../../page/eventually.ts';
import { product } from '../../page/running-product.ts';

const say = textsOf('ticketing');

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
/** The seat under the keyboard's cursor, the map's only tab stop. */
const stop = (page: Page) => page.getByRole('application', { name: say('seats.label') }).getByRole('button');
const accept = (page: Page) => page.getByRole('checkbox', { name: say.like('booking.terms') }).check();
const hold = (page: Page) => press(page, say('booking.hold'));

/** Cancels the held order, and confirms it. */
async function cancel(page: Page, inLanguage = say): Promise<void> {
  await press(page, inLanguage('ticketOrder.giveUp'));
  const question = page.getByRole('dialog', { name: inLanguage('ticketOrder.giveUpQuestion') });
  await question.getByRole('button', { name: inLanguage('ticketOrder.giveUp') }).click();
}

/**
 * A play with seats and without guest names; the latest of its visible performances, which no other journey
 * uses.
 */
async function openTheatre(page: Page, after: number): Promise<void> {
  await open(page, '/ticket-booking?id=MOON-THEATRE');
  const [days, performances] = [say('booking.day'), say('booking.performance')].map((name) =>
    page.getByRole('radiogroup', { name }),
  );
  await days?.locator('[aria-disabled=false]').nth(after).click();
  await performances?.locator('[aria-disabled=false]').last().click();
  await stop(page).waitFor();
}

/** By keyboard alone: this many adjacent seats, from the first free one of a row further back. */
async function pickByKeyboard(page: Page, row: number, count: number): Promise<void> {
  await stop(page).focus();
  for (let at = 0; at < row; at += 1) await page.keyboard.press('ArrowDown');
  for (let at = 0; at < count; at += 1) {
    if (at > 0) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
}

/** The seats of an order of two, once loaded. */
async function twoSeats(page: Page): Promise<string[]> {
  const seats = page
    .getByRole('region', { name: say('booking.ticketCount', { count: 2 }) })
    .getByRole('listitem');
  await seats.nth(1).waitFor();
  const told = (await seats.allInnerTexts()).map((text) => /^Salon, row [A-Z]+, seat \d+/.exec(text)?.[0]);
  return told.map((seat) => seat ?? '');
}

describe('seats', () => {
  it('are found, selected by the keyboard alone, held, and paid once @essential', () =>
    asQuietMember('66000101', async ({ page }) => {
      await open(page, '/tickets?kind=THEATRE');
      await page.getByRole('link', { name: 'The Moon Gate' }).click();
      await heading(page, 'The Moon Gate');
      await page.getByText(say.like('refund.freely', { time: say('refund.days', { count: 2 }) })).waitFor();
      await openTheatre(page, 1);
      await pickByKeyboard(page, 2, 2);
      await expectSoon(() => stop(page).getAttribute('aria-pressed')).toBe('true');
      await expectSoon(() => stop(page).innerText()).toMatch(
        inOrder(say.like('seats.seat', { row: 'C' }), 'MOP 480.00', say('seats.state.MINE'), /$/),
      );
      await page.getByText(say('booking.ticketCount', { count: 2 })).waitFor();
      await page.keyboard.press('Enter'); // given back, and taken again
      await page.getByText(say('booking.ticketCount', { count: 1 }), { exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.reload(); // the selection stays
      await page.getByText(say('booking.ticketCount', { count: 2 })).waitFor();
      await accept(page);
      await hold(page);
      await heading(page, say('held.title'));
      await page.getByRole('timer').waitFor();
      await page.getByRole('link', { name: say('held.toPay') }).click();
      await press(page, say('kit:payment.pay', { amount: 'MOP 960.00' }));
      await page.waitForURL('**/_pay?**');
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await heading(page, say('kit:payment.PAID.title'));
      await page.reload();
      await page.getByRole('link', { name: say('pay.toOrder') }).click();
      await heading(page, say('booking.tickets'));
    }));

  it('taken by somebody else meanwhile are shown, and the rest of the selection is held with another', () =>
    asMember('66000102', ({ page: one }) =>
      asMember('66000103', async ({ page: other }) => {
        await openTheatre(one, 2);
        await pickByKeyboard(one, 1, 2);
        await accept(one);
        await openTheatre(other, 2);
        await pickByKeyboard(other, 1, 0);
        await other.keyboard.press('ArrowRight');
        await other.keyboard.press('Enter');
        await other.getByText(say('booking.ticketCount', { count: 1 }), { exact: true }).waitFor();
        await accept(other);
        await hold(other);
        await heading(other, say('held.title'));

        await hold(one);
        await one.getByText(errorText('SEAT_TAKEN')).waitFor();
        await one.getByText(say('booking.ticketCount', { count: 1 }), { exact: true }).waitFor();
        await expectSoon(() => stop(one).innerText()).toMatch(inOrder(say('seats.state.TAKEN'), /$/));
        await stop(one).focus();
        await one.keyboard.press('ArrowRight');
        await one.keyboard.press('Enter');
        await one.getByText(say('booking.ticketCount', { count: 2 })).waitFor();
        await hold(one);
        await heading(one, say('held.title'));
        await one.getByText(/row B/i).first().waitFor();
      }),
    ));

  it("are selected by touch: the first tap zooms in, the second takes a seat; the hotel's choice finds the best together", () =>
    asQuietMember('66000104', async ({ page }) => {
      await openTheatre(page, 3);
      const map = page
        .getByRole('application', { name: say('seats.label') })
        .locator('xpath=preceding-sibling::div');
      const drawing = map.locator('svg');
      await map.scrollIntoViewIfNeeded();
      const whole = await drawing.evaluate((svg) => svg.clientWidth);
      const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const tap = (left: number, top: number) =>
        page.touchscreen.tap(box.x + box.width * left, box.y + box.height * top);
      await tap(0.3, 0.5);
      await eventually('nearer', async () => (await drawing.evaluate((svg) => svg.clientWidth)) > 2 * whole);
      await expectNone(page.getByRole('button', { name: say.like('kit:remove') }));
      await tap(0.5, 0.5);
      await page.getByText(say('booking.ticketCount', { count: 1 }), { exact: true }).waitFor();

      await page.getByText(say('booking.bestTitle')).click();
      await press(page, /^Front rows/);
      await accept(page);
      await press(page, say('booking.best'));
      await heading(page, say('held.title'));
      const seats = await twoSeats(page);
      const [first = 0, second = 0] = seats.map((seat) => Number(/\d+$/.exec(seat)?.[0]));
      expect(Math.abs(first - second)).toBe(1);
    }));
});

describe('a hold', () => {
  it('for an event with named guests waits for its guest, who is added on the way, and is paid then', () =>
    asQuietMember('66000108', async ({ page }) => {
      await open(page, '/ticket-booking?id=HARBOUR-CONCERT');
      await pickByKeyboard(page, 1, 1);
      await accept(page);
      await hold(page);
      await page.getByText(say('held.nameGuests')).waitFor();
      await press(page, say.like('picker.choose'));
      await page.getByRole('link', { name: say('guests.add') }).click();
      await page.getByRole('combobox', { name: say('guest.type') }).click();
      await page.getByRole('option').first().click();
      await page.getByRole('textbox', { name: say.like('guest.number') }).fill('11010519491231002x');
      await page.getByRole('textbox', { name: say('guest.name') }).fill('李小明');
      await page.getByRole('checkbox').click();
      await press(page, say('guest.save'));
      await page.getByRole('button', { name: /李小明 · 110\*+2X/ }).waitFor();
      // the toast covers the button as long as a pointer is on it
      await page.getByRole('link', { name: say('held.toPay') }).press('Enter');
      await press(page, say.like('kit:payment.pay', { amount: 'MOP' }));
      await page.waitForURL('**/_pay?**');
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await heading(page, say('kit:payment.PAID.title'));
      await page.getByRole('link', { name: say('pay.toOrder') }).click();
      await heading(page, say('booking.tickets'));
    }));

  it('that was cancelled elsewhere is held again with the same choice by one press', () =>
    asQuietMember('66000105', async ({ page }) => {
      await openTheatre(page, 4);
      await pickByKeyboard(page, 3, 2);
      await accept(page);
      await hold(page);
      await heading(page, say('held.title'));
      const seats = await twoSeats(page);
      const elsewhere = await page.context().newPage();
      await elsewhere.goto(page.url());
      await cancel(elsewhere);
      await elsewhere.waitForURL('**/ticket?**');

      await page.reload();
      await press(page, say('over.again'));
      await heading(page, say('held.title'));
      expect(await twoSeats(page)).toEqual(seats);
    }));
});

describe('on the narrowest phone', () => {
  it('every language fits, from the list to the held tickets, without other languages', () =>
    asQuietMember(
      '66000106',
      async ({ page }) => {
        const seen = new Set<string>();
        const fits = async () =>
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        for (const language of LANGUAGES) {
          const inLanguage = textsOf('ticketing', language);
          await page.goto(`${product.origin}/${language}/tickets`);
          await heading(page, inLanguage('tickets.title'));
          await page.getByRole('heading', { level: 2 }).first().waitFor();
          seen.add(await page.getByRole('heading', { level: 2 }).first().innerText());
          await fits();
          await page.goto(`${product.origin}/${language}/ticket?id=TEA-MUSEUM`);
          await page.locator('#ticket-terms').waitFor();
          await fits();
          await page.goto(`${product.origin}/${language}/ticket-booking?id=TEA-MUSEUM`);
          const performances = page.getByRole('radiogroup').nth(1);
          await performances.locator('[aria-disabled=false]').last().click();
          await page.locator('section[aria-labelledby=booking-tickets] fieldset button').nth(1).click();
          await page.getByRole('checkbox', { name: inLanguage('booking.terms') }).check();
          await fits();
          await press(page, inLanguage('booking.hold'));
          await heading(page, inLanguage('held.title'));
          await page.getByRole('timer').waitFor();
          await fits();
          await cancel(page, inLanguage);
          await page.waitForURL('**/ticket?**');
        }
        expect(seen.size).toBe(LANGUAGES.length);
      },
      { viewport: { width: 320, height: 640 } },
    ));
});
