import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { asMember, open, openHome } from '../as-member.ts';
import { eventually } from '../eventually.ts';
import '../running-product.ts';
import { meddle, timesInHistory } from './meddle.ts';

describe('the points mall', () => {
  it('leads from the shelf to a receipt; a lost answer changes nothing; the order is cancelled and all comes back', () =>
    asMember('66000001', async ({ page, complaints }) => {
      await open(page, '/points-mall?category=HOME&sort=POINTS_DOWN');
      await page.getByRole('link', { name: 'The pillow' }).click();
      await page.waitForURL('**/points-goods?id=*');
      await page.getByRole('link', { name: 'Redeem for 6,400 points' }).click();
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
      await page.getByRole('button', { name: 'Redeem for 6,400 points' }).click();
      await page.getByRole('button', { name: 'Finish this redemption' }).click();
      await page.waitForURL('**/pointsSuccess?orderNo=*');
      await page.getByRole('heading', { level: 1, name: 'Ready for you' }).waitFor();
      await page.getByText('Pick-up code').first().waitFor();
      await page.getByRole('link', { name: 'My orders' }).click();
      await page.getByRole('link', { name: 'The pillow' }).click();
      await page.waitForURL('**/points-order?orderNo=*');
      await page.getByRole('button', { name: 'Cancel the order' }).click();
      const question = page.getByRole('dialog', { name: 'Cancel this order?' });
      await question.getByText('6,400 points').waitFor();
      await question.getByRole('button', { name: 'Cancel the order' }).click();
      await page.getByRole('heading', { level: 1, name: 'Cancelled' }).waitFor();
      expect(await page.getByRole('button', { name: 'Cancel the order' }).count()).toBe(0);
      expect(await timesInHistory(page, 'The pillow', 'points')).toBe(2); // spent, and refunded
      expect(complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
    }));

  it('takes fewer points and some money, which is paid at the cashier', () =>
    asMember('66000108', async ({ page }) => {
      await open(page, '/points-mall');
      await page.getByRole('link', { name: 'Scented candle' }).click();
      await page.getByRole('link', { name: 'Or 1,200 points and MOP 60.00' }).click();
      await page.getByRole('radio').first().check();
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Redeem for 1,200 points and pay MOP 60.00' }).click();
      await page.waitForURL('**/points-pay?orderNo=*');
      await page.getByRole('button', { name: 'Pay MOP 60.00' }).click();
      await page.waitForURL('**/_pay?**');
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await page.waitForURL('**/points-pay-result?orderNo=*');
      await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
      await page.getByRole('link', { name: 'See the order' }).click();
      await page.getByRole('heading', { level: 1, name: 'Ready for you' }).waitFor();
    }));
});

describe('dollars', () => {
  it('pay with the member code, and lead to the rewards', () =>
    asMember('66000110', async ({ page, complaints }) => {
      await openHome(page);
      await page.getByRole('link', { name: 'Dollars' }).click();
      await page.waitForURL('**/spend-dollars');
      await page.getByRole('button', { name: 'Pay with dollars' }).click();
      await page.getByRole('img', { name: 'Member code' }).waitFor();
      await page.goBack(); // closes what lies over the screen
      await page.getByRole('img', { name: 'Member code' }).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: /^Rewards.*Dining/ }).click();
      await page.waitForURL('**/redeem-rewards');
      expect(complaints).toEqual([]);
    }));

  it('have a history by month, narrowed by what stands in the address, as a sheet and as a file', () =>
    asMember('66000001', async ({ page, complaints }) => {
      await open(page, '/transaction-history');
      await page.getByRole('img', { name: /^Balance at the end of each month/ }).waitFor();
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('button', { name: 'Spent', exact: true }).click();
      await page.getByRole('button', { name: 'Show the entries' }).click();
      await page.waitForURL('**/transaction-history?type=REDEEM');
      await page.getByRole('button', { name: 'A bottle from the cellar' }).click();
      const sheet = page.getByRole('dialog', { name: 'A bottle from the cellar' });
      await sheet.getByText('−380.00 dollars').waitFor();
      await sheet.getByRole('button', { name: 'Close' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as a CSV file' }).click(),
      ]);
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toContain('A bottle from the cellar');
      expect(text).not.toContain('Stay'); // earned: not of the kind that was chosen
      await page.getByRole('button', { name: 'Remove Spent' }).click();
      await page.getByRole('button', { name: /^Stay/ }).first().waitFor();
      expect(complaints).toEqual([]);
    }));

  it('and their history can be read without a network, and say from when', () =>
    asMember(
      '66000112',
      async ({ page }) => {
        for (const path of ['/transaction-history', '/spend-dollars']) {
          await open(page, path);
          await page.getByText(/^Updated/).waitFor();
        }
        await eventually('balance and history are kept', () =>
          page.evaluate(async () => {
            const kept = (await (await caches.open('answers')).keys()).map(({ url }) =>
              decodeURIComponent(url),
            );
            return ['/dollar/balance', '/dollar/transaction?', '/dollar/transaction/months'].every((call) =>
              kept.some((url) => url.includes(call)),
            );
          }),
        );
        await eventually('the files are kept', () =>
          page.evaluate(async () => {
            const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
            const files = loaded.filter((name) => name.includes('/artifacts/'));
            const kept = await Promise.all(
              ['/en/', ...files].map((name) => caches.match(name, { ignoreVary: true })),
            );
            return kept.every((response) => response !== undefined);
          }),
        );
        await page.context().setOffline(true);
        await page.reload();
        await page.getByText('2,868.50 dollars').first().waitFor();
        await page.getByText(/^As of \d+ \w+ \d{4}, \d\d:\d\d$/).waitFor();
        await page.getByRole('link', { name: /^History/ }).click();
        await page.getByText(/^As of/).waitFor();
        await page.getByRole('button', { name: 'Welcome balance' }).first().waitFor();
        await page.getByText(/^The file is written once/).waitFor();
      },
      { serviceWorkers: 'allow' },
    ));
});
