import { textsOf } from '@resort/shared/testing/texts';
import { it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectSoon } from '../../page/expect-soon.ts';
import { asQuietMember, openHome } from '../../page/as-member.ts';
import '../../page/running-product.ts';
import { holdStay, type WantedStay } from './booking.ts';

const say = textsOf('membership');

const stay = (from: number): WantedStay => ({ hotelCode: 'sjm', roomTypeCode: 'SJM-DELUXE', from });
const payButton = (page: Page) =>
  page.getByRole('button', { name: say.like('kit:payment.pay', { amount: 'MOP' }) });
const heading = (page: Page, outcome: 'PAID' | 'DECLINED') =>
  page.getByRole('heading', { level: 1, name: say(`kit:payment.${outcome}.title`) });
const savedCards = (page: Page) => page.getByRole('radio', { name: /^Visa .*4242/ });

it('a card is saved with one payment, pays the next with one press, and is removed', () =>
  asQuietMember('66000106', async ({ page }) => {
    await holdStay(page, stay(64));
    await page.getByRole('checkbox', { name: say('kit:payment.saveCard') }).check();
    await payButton(page).click();
    await page.waitForURL('**/_pay?**');
    await page.locator('button[value=pay]').click();
    await heading(page, 'PAID').waitFor();

    await holdStay(page, stay(71));
    await savedCards(page).waitFor();
    await expectSoon(() => savedCards(page).isChecked()).toBe(true);
    await payButton(page).click();
    await page.waitForURL('**/pay-result?**');
    await heading(page, 'PAID').waitFor();

    // two taps from home
    await openHome(page);
    await page.locator('a[href$="/en/me"]').first().click();
    await page.getByRole('link', { name: say('me.way.profile') }).click();
    const part = page.getByRole('region', { name: say('profile.payCards.title') });
    await part.getByRole('button', { name: say.like('kit:remove') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('profile.payCards.remove'), exact: true })
      .click();
    await part.getByText(say('profile.payCards.none')).waitFor();
  }));

it('a card that asks for a step goes to the provider’s page; a declined one leaves the other ways', () =>
  asQuietMember('66000106', async ({ page }) => {
    await holdStay(page, stay(78));
    await page.getByRole('checkbox', { name: say('kit:payment.saveCard') }).check();
    await payButton(page).click();
    await page.locator('button[value=payConfirmed]').click();
    await heading(page, 'PAID').waitFor();

    await holdStay(page, stay(85));
    await page.getByRole('radio', { name: /^Mastercard .*3220/ }).waitFor();
    await payButton(page).click();
    await page.waitForURL('**/_pay?**');
    await page.locator('button[value=decline]').click();
    await heading(page, 'DECLINED').waitFor();
    await page.getByRole('link', { name: say('kit:payment.tryAgain') }).click();
    await page.waitForURL('**/checkout?id=*');
    await page.getByRole('radio', { name: say('kit:attempt.method.WALLET') }).check();
    await payButton(page).click();
    await page.waitForURL('**/_pay?**');
    await page.locator('button[value=pay]').click();
    await heading(page, 'PAID').waitFor();
  }));
