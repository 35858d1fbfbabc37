import { describe, expect, it } from '@jest/globals';
import { errorText } from '../../../../app-server/test/texts/error-text.ts';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { expectSoon } from '../../page/expect-soon.ts';
import { asMember, open, openHome } from '../../page/as-member.ts';
import { rewardName } from '../../page/reward-name.ts';
import '../../page/running-product.ts';
import { doctorReward, isCall, meddle, expectInHistory } from './meddle.ts';

const LATE_CHECK_OUT = rewardName('RW-LATE-CHECK-OUT');

const say = textsOf('dollars');

/** From the catalogue to the confirmation. */
async function choose(page: Page, name: string): Promise<void> {
  await open(page, '/redeem-rewards');
  await page.getByRole('link', { name }).click();
  await page.waitForURL('**/exchangeSure?**');
  await page.getByRole('checkbox').check();
}
const redeem = (page: Page) => page.getByRole('button', { name: say.like('confirm.redeem') });
const finish = (page: Page) => page.getByRole('button', { name: say('confirm.finish') });
const receipt = (page: Page) => page.waitForURL('**/exchangeSuccess?orderNo=*');

describe('a reward', () => {
  it('is found by its category, redeemed once by a double tap, and its receipt survives a reload @essential', () =>
    asMember('66000001', async ({ page, complaints }) => {
      await openHome(page);
      await page
        .getByRole('navigation', { name: say('shell:tabs.label') })
        .getByRole('link', { name: say('rewards.title') })
        .click();
      await page.waitForURL('**/redeem-rewards');
      await page.getByRole('button', { name: 'Gourmet' }).click();
      await page.waitForURL('**/redeem-rewards?category=GOURMET');
      await page.getByRole('link', { name: 'Afternoon tea for two' }).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'The festive hamper' }).click();
      await page.getByRole('radio').first().check();
      await page.getByRole('checkbox').check();
      await redeem(page).dblclick();
      await receipt(page);
      await page.getByRole('heading', { level: 1, name: say('order.titles.READY') }).waitFor();
      const words = () => page.locator('main').innerText();
      const first = await words();
      expect(first).toContain(say('amount.dollars', { figures: '2,208.50' }));
      await page.reload();
      await page.getByRole('heading', { level: 1, name: say('order.titles.READY') }).waitFor();
      await expectSoon(() => words()).toBe(first);
      await page.goBack();
      await page.waitForURL('**/redeem-rewards?category=GOURMET');
      await page.getByText(say('bar.LIMIT')).waitFor();
      await expectInHistory(page, 'The festive hamper', 1);
      expect(complaints).toEqual([]);
    }));

  it('is redeemed once if the network fails before, during or after the call, and after a reload', () =>
    asMember('66000110', async ({ page }) => {
      const reward = LATE_CHECK_OUT;
      await choose(page, reward);
      await meddle(page, '/dollar/redeem', (route) => route.abort(), 1);
      await redeem(page).click();
      await page.getByText(say.like('confirm.unanswered')).waitFor();

      // the server has done it, and the response is lost
      await meddle(
        page,
        '/dollar/redeem',
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        1,
      );
      await finish(page).click();
      await page.getByText(say.like('confirm.unanswered')).waitFor();
      await page.context().setOffline(true);
      await page.getByText(say.like('kit:needsConnection')).waitFor();
      await page.context().setOffline(false);
      await page.reload();
      await finish(page).click();
      await receipt(page);
      await expectInHistory(page, reward, 1);
    }));

  it('is redeemed once if the page is left meanwhile', () =>
    asMember('66000107', async ({ page }) => {
      const reward = 'A day at the garden pool';
      await choose(page, reward);
      const asked = page.waitForRequest((request) => isCall('/dollar/redeem')(new URL(request.url())));
      await meddle(
        page,
        '/dollar/redeem',
        async (route) => {
          await route.fetch(); // and no response
        },
        1,
      );
      await redeem(page).click();
      await asked;
      await page.getByRole('button', { name: say('confirm.sending') }).waitFor();
      await page.reload();
      await finish(page).dblclick();
      await receipt(page);
      await expectInHistory(page, reward, 1);
    }));

  it.each([
    ['out of stock', '66000001', '1011', errorText('REWARD_STOCK'), say('bar.STOCK')],
    [
      'above the tier',
      '66000003',
      '1006',
      errorText('EXCHANGE_TIER', { tier: 'Gold' }),
      say('bar.TIER', { tier: 'Gold' }),
    ],
    ['dearer than the balance', '66000003', '1009', errorText('BALANCE_INSUFFICIENT'), say('bar.DOLLAR')],
  ])('%s is refused by the server, and the screen says why', (_why, member, id, says, reason) =>
    asMember(member, async ({ page }) => {
      await doctorReward(page, ({ quote }) => {
        quote.reason = null;
      });
      await open(page, `/exchangeSure?type=dollar&id=${id}`);
      const places = page.getByRole('radio');
      await redeem(page).waitFor();
      if ((await places.count()) > 0) await places.first().check();
      await page.getByRole('checkbox').check();
      await page.unrouteAll();
      await redeem(page).click();
      await page.getByText(says).waitFor();
      await page.getByText(reason, { exact: true }).waitFor();
    }),
  );

  it('whose price has changed is only redeemed after another confirmation', () =>
    asMember('66000103', async ({ page }) => {
      await doctorReward(page, (reward) => {
        reward.price = '99.00';
      });
      await choose(page, LATE_CHECK_OUT);
      await page.unrouteAll();
      await redeem(page).click();
      await page
        .getByText(
          say('confirm.newPrice', {
            before: say('amount.dollars', { figures: '99.00' }),
            now: say('amount.dollars', { figures: '120.00' }),
          }),
        )
        .waitFor();
      await redeem(page).click();
      await page.getByText(say.like('confirm.tickTerms')).waitFor();
      await page.getByRole('checkbox').check();
      await redeem(page).click();
      await receipt(page);
      await expectInHistory(page, LATE_CHECK_OUT, 1);
    }));
});
