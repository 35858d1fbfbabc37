import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@resort/shared/contract';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expectNone, expectSoon } from '../expect-soon.ts';
import { asMember, asQuietMember, open } from '../as-member.ts';
import { eventually } from '../eventually.ts';
import { product } from '../running-product.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
/** The seat under the keyboard's cursor, which is the map's one stop. */
const stop = (page: Page) => page.getByRole('application', { name: 'Seat map' }).getByRole('button');
const accept = (page: Page) => page.getByRole('checkbox', { name: /^I have read and accept/ }).check();
const hold = (page: Page) => press(page, 'Hold these tickets');

/** A play with seats and without names; the latest of its sessions in sight, which nobody else looks at. */
async function openTheatre(page: Page, after: number): Promise<void> {
  await open(page, '/ticket-booking?id=MOON-THEATRE');
  const [days, sessions] = ['Day', 'Session'].map((name) => page.getByRole('radiogroup', { name }));
  await days?.locator('[aria-disabled=false]').nth(after).click();
  await sessions?.locator('[aria-disabled=false]').last().click();
  await stop(page).waitFor();
}

/** By keyboard alone: so many seats side by side, from the first free one of a row some rows behind the first. */
async function pickByKeyboard(page: Page, row: number, count: number): Promise<void> {
  await stop(page).focus();
  for (let at = 0; at < row; at += 1) await page.keyboard.press('ArrowDown');
  for (let at = 0; at < count; at += 1) {
    if (at > 0) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
}

/** The seats of an order of two, as they are told once it is read. */
async function twoSeats(page: Page): Promise<string[]> {
  const seats = page.getByRole('region', { name: '2 tickets' }).getByRole('listitem');
  await seats.nth(1).waitFor();
  const told = (await seats.allInnerTexts()).map((text) => /^Salon, row [A-Z]+, seat \d+/.exec(text)?.[0]);
  return told.map((seat) => seat ?? '');
}

describe('seats', () => {
  it('are found, chosen by the keyboard alone, held, and paid once @essential', () =>
    asQuietMember('66000101', async ({ page }) => {
      await open(page, '/tickets?kind=THEATRE');
      await page.getByRole('link', { name: 'The Moon Gate' }).click();
      await heading(page, 'The Moon Gate');
      await page
        .getByText(/^You may give tickets back free of charge until 2 days before it begins\./)
        .waitFor();
      await openTheatre(page, 1);
      await pickByKeyboard(page, 2, 2);
      await expectSoon(() => stop(page).getAttribute('aria-pressed')).toBe('true');
      await expectSoon(() => stop(page).innerText()).toMatch(/Row C, seat \d+, MOP 480\.00, Your seat$/);
      await page.getByText('2 tickets').waitFor();
      await page.keyboard.press('Enter'); // given back, and taken again
      await page.getByText('1 ticket', { exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.reload(); // the choice stays
      await page.getByText('2 tickets').waitFor();
      await accept(page);
      await hold(page);
      await heading(page, 'Your tickets are held');
      await page.getByRole('timer').waitFor();
      await page.getByRole('link', { name: 'Go on to payment' }).click();
      await press(page, 'Pay MOP 960.00');
      await page.waitForURL('**/_pay?**');
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await heading(page, 'Thank you');
      await page.reload();
      await page.getByRole('link', { name: 'See the tickets' }).click();
      await heading(page, 'Your tickets');
    }));

  it('taken under the buyer are shown, and the rest of the choice is held with another', () =>
    asMember('66000102', ({ page: one }) =>
      asMember('66000103', async ({ page: other }) => {
        await openTheatre(one, 2);
        await pickByKeyboard(one, 1, 2);
        await accept(one);
        await openTheatre(other, 2);
        await pickByKeyboard(other, 1, 0);
        await other.keyboard.press('ArrowRight');
        await other.keyboard.press('Enter');
        await other.getByText('1 ticket', { exact: true }).waitFor();
        await accept(other);
        await hold(other);
        await heading(other, 'Your tickets are held');

        await hold(one);
        await one.getByText('One or more of these seats were just taken. Please choose others.').waitFor();
        await one.getByText('1 ticket', { exact: true }).waitFor();
        await expectSoon(() => stop(one).innerText()).toMatch(/Taken$/);
        await stop(one).focus();
        await one.keyboard.press('ArrowRight');
        await one.keyboard.press('Enter');
        await one.getByText('2 tickets').waitFor();
        await hold(one);
        await heading(one, 'Your tickets are held');
        await one.getByText(/row B/i).first().waitFor();
      }),
    ));

  it('are picked with a thumb: the first tap comes near, the second takes a seat; the house finds the best together', () =>
    asQuietMember('66000104', async ({ page }) => {
      await openTheatre(page, 3);
      const map = page.getByRole('application', { name: 'Seat map' }).locator('xpath=preceding-sibling::div');
      const drawing = map.locator('svg');
      await map.scrollIntoViewIfNeeded();
      const whole = await drawing.evaluate((svg) => svg.clientWidth);
      const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const tap = (left: number, top: number) =>
        page.touchscreen.tap(box.x + box.width * left, box.y + box.height * top);
      await tap(0.3, 0.5);
      await eventually('nearer', async () => (await drawing.evaluate((svg) => svg.clientWidth)) > 2 * whole);
      await expectNone(page.getByRole('button', { name: /^Remove / }));
      await tap(0.5, 0.5);
      await page.getByText('1 ticket', { exact: true }).waitFor();

      await page.getByText('Shall we choose for you?').click();
      await press(page, /^Front rows/);
      await accept(page);
      await press(page, 'Find the best seats together');
      await heading(page, 'Your tickets are held');
      const seats = await twoSeats(page);
      const [first = 0, second = 0] = seats.map((seat) => Number(/\d+$/.exec(seat)?.[0]));
      expect(Math.abs(first - second)).toBe(1);
    }));
});

describe('what is held', () => {
  it('of an event with names waits for its visitor, who is added on the way, and is paid then', () =>
    asQuietMember('66000108', async ({ page }) => {
      await open(page, '/ticket-booking?id=HARBOUR-CONCERT');
      await pickByKeyboard(page, 1, 1);
      await accept(page);
      await hold(page);
      await page.getByText('Please name the visitors first.').waitFor();
      await press(page, /Choose a visitor/);
      await page.getByRole('link', { name: 'Add a visitor' }).click();
      await page.getByRole('combobox', { name: 'Document' }).click();
      await page.getByRole('option').first().click();
      await page.getByRole('textbox', { name: /^Document number/ }).fill('11010519491231002x');
      await page.getByRole('textbox', { name: 'Name in Chinese characters' }).fill('李小明');
      await page.getByRole('checkbox').click();
      await press(page, 'Save');
      await page.getByRole('button', { name: /李小明 · 110\*+2X/ }).waitFor();
      // the word that the visitor is saved lies over the way on, as long as a pointer stays on it
      await page.getByRole('link', { name: 'Go on to payment' }).press('Enter');
      await press(page, /^Pay MOP /);
      await page.waitForURL('**/_pay?**');
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await heading(page, 'Thank you');
      await page.getByRole('link', { name: 'See the tickets' }).click();
      await heading(page, 'Your tickets');
    }));

  it('and was given up elsewhere is held again with the same wishes by one press', () =>
    asQuietMember('66000105', async ({ page }) => {
      await openTheatre(page, 4);
      await pickByKeyboard(page, 3, 2);
      await accept(page);
      await hold(page);
      await heading(page, 'Your tickets are held');
      const seats = await twoSeats(page);
      const elsewhere = await page.context().newPage();
      await elsewhere.goto(page.url());
      await press(elsewhere, 'Give up these tickets');
      await elsewhere.waitForURL('**/ticket?**');

      await page.reload();
      await press(page, 'Hold the same again');
      await heading(page, 'Your tickets are held');
      expect(await twoSeats(page)).toEqual(seats);
    }));
});

interface Texts {
  tickets: { title: string };
  event: { terms: string };
  booking: { terms: string; hold: string };
  held: { title: string; giveUp: string };
}
const textsOf = (language: Language) =>
  JSON.parse(readFileSync(`mf-ticketing/src/locales/${language}.json`, 'utf8')) as Texts;

describe('on the narrowest phone', () => {
  it('every language fits, from the list to the held tickets, in words of its own', () =>
    asQuietMember(
      '66000106',
      async ({ page }) => {
        const seen = new Set<string>();
        const fits = async () =>
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        for (const language of LANGUAGES) {
          const { tickets, booking, held } = textsOf(language);
          await page.goto(`${product.origin}/${language}/tickets`);
          await heading(page, tickets.title);
          await page.getByRole('heading', { level: 2 }).first().waitFor();
          seen.add(await page.getByRole('heading', { level: 2 }).first().innerText());
          await fits();
          await page.goto(`${product.origin}/${language}/ticket?id=TEA-MUSEUM`);
          await page.locator('#ticket-terms').waitFor();
          await fits();
          await page.goto(`${product.origin}/${language}/ticket-booking?id=TEA-MUSEUM`);
          const sessions = page.getByRole('radiogroup').nth(1);
          await sessions.locator('[aria-disabled=false]').last().click();
          await page.locator('section[aria-labelledby=booking-tickets] fieldset button').nth(1).click();
          await page.getByRole('checkbox', { name: booking.terms }).check();
          await fits();
          await press(page, booking.hold);
          await heading(page, held.title);
          await page.getByRole('timer').waitFor();
          await fits();
          await press(page, held.giveUp);
          await page.waitForURL('**/ticket?**');
        }
        expect(seen.size).toBe(LANGUAGES.length);
      },
      { viewport: { width: 320, height: 640 } },
    ));
});
