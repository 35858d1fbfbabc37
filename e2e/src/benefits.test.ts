import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { MemberData } from '@resort/mf-membership/contract';
import type { Page } from 'playwright-core';
import { expectSoon } from './expect-soon.ts';
import { asMember, open, openHome } from './as-member.ts';
import { signIn } from './phone.ts';
import { product } from './running-product.ts';

/** What a tier has of a benefit, as it is read out. */
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
    ['66000101', '1,400 more tier points', 'Silver', /^Classic/, '5%'],
    ['66000102', '3,200 more tier points', 'Gold', /^Silver/, '8%'],
    ['66000002', '13,600 more tier points', 'Diamond', /^Gold/, '12%'],
  ])(
    'of %s say what is missing, what the next tier adds, and what the own one has',
    (member, missing, next, own, rate) =>
      asMember(member, async ({ page, complaints }) => {
        await openHome(page);
        await page.getByRole('link', { name: 'Benefits', exact: true }).click();
        await page.waitForURL('**/en/my-benefits');
        await page.getByText(missing).waitFor();
        await expectSoon(() => valueOf(page, 'Member rate', own)).toBe(rate);
        await page.getByText(new RegExp(`^What ${next} adds \\(\\d+\\)$`)).click();
        await page
          .getByRole('list', { name: `What ${next} adds` })
          .getByText('Member rate')
          .waitFor();
        expect(complaints).toEqual([]);
      }),
  );

  it('of the highest tier end there; its gifts say what was received and what is left', () =>
    asMember('66000001', async ({ page, complaints }) => {
      await open(page, '/my-benefits');
      await page.getByText(/^You enjoy our highest tier/).waitFor();
      const gifts = page.getByRole('region', { name: 'Gifts with your card' });
      const gift = (name: string) => gifts.getByRole('article').filter({ hasText: name });
      await gift('Bath oils').getByText('Received').waitFor();
      await gift('Lantern festival hamper').getByText('All given away').waitFor();
      await gift('sommelier').getByText('Yours to choose').waitFor();
      expect(complaints).toEqual([]);
    }));
});

describe('leaving', () => {
  it('gives the member’s data as a file, closes with a code, and signing in brings everything back', () =>
    asMember('66000113', async ({ page, complaints }) => {
      await open(page, '/my-profile');
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download my data' }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toMatch(/^resort-my-data-\d{4}-\d\d-\d\d\.json$/);
      const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as MemberData;
      expect(data.data['member']).toMatchObject([{ phone: '66000113', memberNo: data.memberNo }]);

      await page.getByRole('link', { name: /Close my membership/ }).click();
      await page.getByText(/^[\d,.]+ dollars$/).waitFor();
      await page.getByRole('radio', { name: 'I rarely visit' }).check();
      await page.getByRole('button', { name: 'Continue to close' }).click();
      const code = page.locator('input[autocomplete=one-time-code]');
      await code.waitFor();
      await code.fill(await product.codeFor('+85366000113'));
      await page.getByRole('button', { name: 'Close my membership' }).click();
      await page.getByText(/^Your membership closes on /).waitFor();
      await page.getByRole('button', { name: 'Done' }).click();
      await page.waitForURL('**/en/join-us');

      await open(page, '/sign-in');
      await signIn(page, product, '66000113');
      await page.waitForURL('**/en/my-membership');
      await page.getByText(/^Welcome back\. Your membership stays open/).waitFor();
      await page.getByRole('button', { name: 'Show my member code' }).waitFor();
      expect(complaints).toEqual([]);
    }));
});
