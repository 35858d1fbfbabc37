import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { MemberData } from '@resort/mf-membership/contract';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { expectSoon } from '../../page/expect-soon.ts';
import { asMember, open, openHome } from '../../page/as-member.ts';
import { signIn } from '../../page/phone.ts';
import { product } from '../../page/running-product.ts';
import {
  MEMBER_RATES,
  savingWords,
} from '../../../../app-server/src/domains/membership/texts/member-rates.ts';

const rateOf = (tier: keyof typeof MEMBER_RATES) => savingWords(MEMBER_RATES[tier].saving).en;

const say = textsOf('membership');

/** A tier's value of a benefit, as a screen reader reads it. */
const valueOf = (page: Page, benefit: string, tier: RegExp) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(benefit, { exact: true }) })
    .getByRole('term')
    .filter({ hasText: tier })
    .locator('xpath=following-sibling::dd')
    .innerText();

describe('benefits', () => {
  it.each([
    ['66000101', '1,400', 'Silver', /^Classic/, rateOf('CLASSIC')],
    ['66000102', '3,200', 'Gold', /^Silver/, rateOf('SILVER')],
    ['66000002', '13,600', 'Diamond', /^Gold/, rateOf('GOLD')],
  ])(
    'of %s show what is missing, what the next tier adds, and what this one has',
    (member, missing, next, own, rate) =>
      asMember(member, async ({ page, complaints }) => {
        await openHome(page);
        await page.getByRole('link', { name: 'Benefits', exact: true }).click();
        await page.waitForURL('**/en/my-benefits');
        await page.getByText(say.like('benefits.toNext', { points: missing, tier: next })).waitFor();
        await expectSoon(() => valueOf(page, 'Member rate', own)).toBe(rate);
        await page.getByText(say.like('benefits.addsCount', { tier: next })).click();
        await page
          .getByRole('list', { name: say('benefits.adds', { tier: next }) })
          .getByText('Member rate')
          .waitFor();
        expect(complaints).toEqual([]);
      }),
  );

  it('of the highest tier have no next one; its gifts show what was received and what remains', () =>
    asMember('66000001', async ({ page, complaints }) => {
      await open(page, '/my-benefits');
      await page.getByText(say.like('tier.highest')).waitFor();
      const gifts = page.getByRole('region', { name: say('gifts.title') });
      const gift = (name: string) => gifts.getByRole('article').filter({ hasText: name });
      await gift('Bath oils').getByText(say('gifts.claimed')).waitFor();
      await gift('Lantern festival hamper').getByText(say('gifts.given')).waitFor();
      await gift('sommelier').getByText(say('gifts.waiting')).waitFor();
      expect(complaints).toEqual([]);
    }));
});

describe('leaving', () => {
  it('downloads the member’s data, closes the account with a code, and a sign-in restores everything', () =>
    asMember('66000113', async ({ page, complaints }) => {
      await open(page, '/my-profile');
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: say('myData.download') }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toMatch(/^resort-my-data-\d{4}-\d\d-\d\d\.json$/);
      const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as MemberData;
      expect(data.data['member']).toMatchObject([{ phone: '66000113', memberNo: data.memberNo }]);

      await page.getByRole('link', { name: say.like('leaving.title') }).click();
      await page.getByText(say.like('leaving.dollars')).waitFor();
      await page.getByRole('radio', { name: say('leaving.reason.SELDOM') }).check();
      await page.getByRole('button', { name: say('leaving.send') }).click();
      const code = page.locator('input[autocomplete=one-time-code]');
      await code.waitFor();
      await code.fill(await product.codeFor('+85366000113'));
      await page.getByRole('button', { name: say('leaving.title') }).click();
      await page.getByText(say.like('leaving.until')).waitFor();
      await page.getByRole('button', { name: say('leaving.done') }).click();
      await page.waitForURL('**/en/join-us');

      await open(page, '/sign-in');
      await signIn(page, product, '66000113');
      await page.waitForURL('**/en/my-membership');
      await page.getByText(say.like('restored')).waitFor();
      await page.getByRole('button', { name: say('card.code') }).waitFor();
      expect(complaints).toEqual([]);
    }));
});
