import { describe, expect, it } from '@jest/globals';
import { anyOf, inOrder } from '@resort/shared/testing/pattern';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { expectNone, expectSoon } from '../../page/expect-soon.ts';
import { asQuietMember, open } from '../../page/as-member.ts';
import { eventually } from '../../page/eventually.ts';
import { answersKept, releaseKept } from '../../page/kept-release.ts';
import '../../page/running-product.ts';
import { outletNamed, scan } from './outlet.ts';

const say = textsOf('vouchers');

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const press = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();
const sends = (page: Page, path: string) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(path)) sent.push(request.postData() ?? '');
  });
  return sent;
};

describe('a voucher', () => {
  it('is taken from an offer, opened, and used by the PIN that staff enter, once @essential', () =>
    asQuietMember('66000111', async ({ page, complaints }) => {
      await open(page, '/offers?category=dining');
      await page.getByRole('link', { name: 'The Atelier hour' }).click();
      await page.getByRole('button', { name: say('coupon.take') }).click();
      await page.getByText(say('coupon.taken')).waitFor();
      await page.getByRole('link', { name: say('coupon.show') }).click();
      await page.waitForURL(/\/my-vouchers\?id=\d+$/);
      await sheet(page, 'A welcome drink at Atelier Bar')
        .getByRole('img', { name: say('sheet.code') })
        .waitFor();

      await page.getByRole('link', { name: say('sheet.byPin') }).click();
      await page.waitForURL(/\/use-voucher\?id=\d+$/);
      await expectNone(page.getByRole('navigation')); // nothing leads away from it
      const pin = page.getByLabel(say('use.pin'));
      const use = page.getByRole('button', { name: say('use.confirm') });
      const burns = sends(page, '/offer/voucher/burn');
      await use.click();
      await page.getByText(say('use.pinMissing')).waitFor();
      expect(burns).toEqual([]); // never by a single tap
      await pin.fill('0000');
      await use.click();
      await page.getByRole('alert').filter({ hasText: 'outlet' }).waitFor();
      await expectSoon(() => pin.inputValue()).toBe('0000');
      await pin.fill((await outletNamed('Atelier Bar')).pin);
      await page.route(
        '**/offer/voucher/burn',
        async (route) => {
          await route.fetch(); // the request reaches the server; the response is lost
          await route.abort();
        },
        { times: 1 },
      );
      await use.click();
      await page.getByText(say('used.title')).waitFor();
      const keys = burns.map((body) => (JSON.parse(body) as { idempotencyKey: string }).idempotencyKey);
      expect(new Set(keys).size).toBe(1);
      await page.getByRole('button', { name: say('shell:reminder.confirm') }).click(); // the reminder about the lost response
      await page.getByText(say.like('used.receipt')).waitFor();
      await page.getByRole('link', { name: say('use.toVouchers') }).click();
      await page.getByRole('heading', { name: say('mine.none.usable.title') }).waitFor();
      await tab(page, inOrder(say('mine.used'), say('mine.count', { count: 1 }))).waitFor();
      complaints.length = 0; // the answer that the journey itself held back
    }));

  it('is used by the outlet’s scanner, and the phone with its code reports it by itself', () =>
    asQuietMember('66000104', async ({ page }) => {
      const codes: string[] = [];
      page.on('response', (response) => {
        if (!response.url().includes('/offer/voucher/qrCode')) return;
        void response.json().then(({ data }: { data: { content: string } }) => codes.push(data.content));
      });
      await open(page, '/my-vouchers');
      await press(page, 'Afternoon tea for two');
      await page.getByRole('img', { name: say('sheet.code') }).waitFor();
      await eventually('the code is known', async () => codes.length > 0);
      const { terminalId } = await outletNamed('The Tea Gallery');
      expect(await scan(page, codes.at(-1) ?? '', terminalId)).toMatchObject({ code: 0 });
      await page.getByRole('status').getByText(say('used.title')).waitFor();
      await expectNone(page.getByRole('img', { name: say('sheet.code') }));
      await page.goBack();
      await page.waitForURL(/\/my-vouchers$/);
      await tab(page, say.like('mine.used')).click();
      await page.waitForURL(/status=used/);
      await page.getByRole('link', { name: 'Afternoon tea for two' }).waitFor();
    }));

  it('that an order holds names the order; an expired one says so; neither has a code', () =>
    asQuietMember('66000001', async ({ page }) => {
      await open(page, '/my-vouchers');
      const held = page.getByRole('article').filter({ hasText: say('state.held') });
      await held.getByRole('link').click();
      await page.getByText(say.like('standing.held')).waitFor();
      await expectNone(page.getByRole('img', { name: say('sheet.code') }));
      await expectNone(page.getByRole('link', { name: say('sheet.byPin') }));
      await page.getByRole('button', { name: say('kit:close') }).click();
      await page.waitForURL(/\/my-vouchers$/);
      await tab(page, say.like('mine.expired')).click();
      await page.getByRole('article').first().getByRole('link').click();
      await page
        .getByText(anyOf(say('standing.expired'), say('standing.replaced')))
        .first()
        .waitFor();
      await expectNone(page.getByRole('img', { name: say('sheet.code') }));
    }));

  it('is readable offline, with its time, and cannot be used then', () =>
    asQuietMember(
      '66000106',
      async ({ page, complaints }) => {
        await open(page, '/my-vouchers');
        await press(page, 'Afternoon tea for two');
        await page.getByRole('img', { name: say('sheet.code') }).waitFor();
        await page.reload();
        await page.getByRole('img', { name: say('sheet.code') }).waitFor();
        await answersKept(page, '/offer/voucher/info', '/offer/voucher?');
        await releaseKept(page);
        await page.context().setOffline(true);
        await page.reload();
        await page.getByText(say.like('standing.offline')).waitFor();
        await page.getByText(say.like('kit:asOf')).waitFor();
        await expectNone(page.getByRole('img', { name: say('sheet.code') }));
        await expectNone(page.getByRole('link', { name: say('sheet.byPin') }));
        await page.context().setOffline(false);
        await page.getByRole('img', { name: say('sheet.code') }).waitFor();
        complaints.length = 0; // the browser's message about the lost network
      },
      { serviceWorkers: 'allow' },
    ));
});
