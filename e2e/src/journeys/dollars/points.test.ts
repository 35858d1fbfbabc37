import { textsOf } from '@resort/shared/testing/texts';
import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { expectNone } from '../../page/expect-soon.ts';
import { asMember, open, openHome } from '../../page/as-member.ts';
import { answersKept, releaseKept } from '../../page/kept-release.ts';
import '../../page/running-product.ts';
import { meddle, expectInHistory } from './meddle.ts';
import { SOURCE_NAMES } from '../../../../app-server/src/domains/dollars/texts/statement.ts';

const say = textsOf('dollars');
const STAY = SOURCE_NAMES['STAY']?.en ?? '';

describe('the points mall', () => {
  it('leads from the list to a receipt; a lost response has no effect; the cancelled order is refunded completely', () =>
    asMember('66000001', async ({ page, complaints }) => {
      await open(page, '/points-mall?category=HOME&sort=POINTS_DOWN');
      await page.getByRole('link', { name: 'The pillow' }).click();
      await page.waitForURL('**/points-goods?id=*');
      await page
        .getByRole('link', {
          name: say('confirm.redeem', { amount: say('amount.points', { count: 2, figures: '6,400' }) }),
        })
        .click();
      await page.getByRole('radio').first().check();
      await page.getByRole('checkbox').check();
      await meddle(
        page,
        '/point/mall/pointsPayGoods',
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        1,
      );
      await page
        .getByRole('button', {
          name: say('confirm.redeem', { amount: say('amount.points', { count: 2, figures: '6,400' }) }),
        })
        .click();
      await page.getByRole('button', { name: say('confirm.finish') }).click();
      await page.waitForURL('**/pointsSuccess?orderNo=*');
      await page.getByRole('heading', { level: 1, name: say('order.titles.READY') }).waitFor();
      await page.getByText(say('order.code')).first().waitFor();
      await page.getByRole('link', { name: say('link.orders') }).click();
      await page.getByRole('link', { name: 'The pillow' }).click();
      await page.waitForURL('**/points-order?orderNo=*');
      await page.getByRole('button', { name: say('cancel.cancel') }).click();
      const question = page.getByRole('dialog', { name: say('cancel.question') });
      await question.getByText(say('amount.points', { figures: '6,400', count: 6400 })).waitFor();
      await question.getByRole('button', { name: say('cancel.cancel') }).click();
      await page.getByRole('heading', { level: 1, name: say('order.titles.CANCELLED') }).waitFor();
      await expectNone(page.getByRole('button', { name: say('cancel.cancel') }));
      await expectInHistory(page, 'The pillow', 2, 'points'); // spent, and refunded
      expect(complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
    }));

  it('accepts fewer points plus money, which is paid at the cashier', () =>
    asMember('66000108', async ({ page }) => {
      await open(page, '/points-mall');
      await page.getByRole('link', { name: 'Scented candle' }).click();
      await page
        .getByRole('link', {
          name: say('goods.topUp', {
            points: say('amount.points', { count: 2, figures: '1,200' }),
            cash: '60.00',
          }),
        })
        .click();
      await page.getByRole('radio').first().check();
      await page.getByRole('checkbox').check();
      await page
        .getByRole('button', {
          name: say('confirm.redeemAndPay', {
            amount: say('amount.points', { count: 2, figures: '1,200' }),
            cash: '60.00',
          }),
        })
        .click();
      await page.waitForURL('**/points-pay?orderNo=*');
      await page.getByRole('button', { name: say('kit:payment.pay', { amount: 'MOP 60.00' }) }).click();
      await page.waitForURL('**/_pay?**');
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await page.waitForURL('**/points-pay-result?orderNo=*');
      await page.getByRole('heading', { level: 1, name: say('kit:payment.PAID.title') }).waitFor();
      await page.getByRole('link', { name: say('link.order') }).click();
      await page.getByRole('heading', { level: 1, name: say('order.titles.READY') }).waitFor();
    }));
});

describe('dollars', () => {
  it('pay with the member code, and lead to the rewards', () =>
    asMember('66000110', async ({ page, complaints }) => {
      await openHome(page);
      await page.getByRole('link', { name: say('purse.dollars') }).click();
      await page.waitForURL('**/spend-dollars');
      await page.getByRole('button', { name: say('spend.pay') }).click();
      await page.getByRole('img', { name: say('spend.code.label') }).waitFor();
      await page.goBack(); // closes the layer over the screen
      await page.getByRole('img', { name: say('spend.code.label') }).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: /^Rewards.*Dining/ }).click();
      await page.waitForURL('**/redeem-rewards');
      expect(complaints).toEqual([]);
    }));

  it('have a history by month, with filters in the address, as a sheet and as a file', () =>
    asMember('66000001', async ({ page, complaints }) => {
      await open(page, '/transaction-history');
      await page.getByRole('img', { name: say.like('plot.summary') }).waitFor();
      await page.getByRole('button', { name: say('history.filter'), exact: true }).click();
      await page.getByRole('button', { name: say('type.REDEEM'), exact: true }).click();
      await page.getByRole('button', { name: say('history.show') }).click();
      await page.waitForURL('**/transaction-history?type=REDEEM');
      await page.getByRole('button', { name: 'A bottle from the cellar' }).click();
      const sheet = page.getByRole('dialog', { name: 'A bottle from the cellar' });
      await sheet.getByText(say('amount.dollars', { figures: '−380.00' })).waitFor();
      await sheet.getByRole('button', { name: say('spend.code.close') }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: say('history.save') }).click(),
      ]);
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toContain('A bottle from the cellar');
      expect(text).not.toContain(STAY); // earned: not of the kind that was chosen
      await page.getByRole('button', { name: say('kit:remove', { name: say('type.REDEEM') }) }).click();
      await page.getByRole('button', { name: STAY }).first().waitFor();
      expect(complaints).toEqual([]);
    }));

  it('and their history can be read offline, with its time', () =>
    asMember(
      '66000112',
      async ({ page }) => {
        for (const path of ['/transaction-history', '/spend-dollars']) {
          await open(page, path);
          await page.getByText(say.like('kit:updated')).waitFor();
        }
        await answersKept(page, '/dollar/balance', '/dollar/transaction?', '/dollar/transaction/months');
        await releaseKept(page);
        await page.context().setOffline(true);
        await page.reload();
        await page
          .getByText(say('amount.dollars', { figures: '2,868.50' }))
          .first()
          .waitFor();
        await page.getByText(say.like('kit:asOf')).waitFor();
        await page.getByRole('link', { name: say.like('link.history') }).click();
        await page.getByText(say.like('kit:asOf')).waitFor();
        await page.locator('main li').getByRole('button').first().waitFor();
        await page.getByText(say.like('kit:needsConnection')).waitFor();
      },
      { serviceWorkers: 'allow' },
    ));
});
