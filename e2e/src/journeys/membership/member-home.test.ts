import { describe, expect, it } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { expectNone, expectSoon } from '../../page/expect-soon.ts';
import { asMember, openHome } from '../../page/as-member.ts';
import { eventually } from '../../page/eventually.ts';
import { answersKept, releaseKept } from '../../page/kept-release.ts';
import { releaseOf } from '../../page/release-of.ts';
import { POP_WINDOWS } from '../../../../app-server/src/domains/membership/texts/pop-windows.ts';

const WELCOME = POP_WINDOWS.find(({ id }) => id === 'welcome');

const say = textsOf('membership');

const figure = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd')
    .innerText();

describe('the member’s home', () => {
  it('of a member with history shows progress, balances and expiry dates; the card turns over @essential', () =>
    asMember('66000001', async ({ page, complaints }) => {
      await openHome(page);
      await page.getByText(say('tier.toKeep', { points: '3,200', count: 3_200, tier: 'Diamond' })).waitFor();
      await page.getByText(say('tier.by', { date: '31 Mar' }), { exact: true }).waitFor();
      await expectSoon(() => figure(page, say('balance.dollars'))).toBe('2,868.50');
      await expectSoon(() => figure(page, say('balance.points'))).toBe('48,600');
      await page.getByText(say.like('balance.expiring', { amount: '388.00' })).waitFor();
      await page.getByRole('button', { name: say('card.details') }).click();
      await page.getByRole('definition').filter({ hasText: 'R100001' }).waitFor();
      await page.getByRole('button', { name: say('kit:refresh') }).click();
      await page.getByText(say.like('kit:updated')).waitFor();
      expect(complaints).toEqual([]);
    }));

  it('of a new member invites, and links to no screen that is not in the release', () =>
    asMember('66000003', async ({ page, complaints }) => {
      await openHome(page);
      await page.getByText(say('tier.toNext', { points: '1,400', count: 1_400, tier: 'Silver' })).waitFor();
      await page.getByRole('heading', { name: say('comingUp.empty') }).waitFor();
      const routes = (await releaseOf(page)).routes.map(({ path }) => `/en${path}`);
      const links = () =>
        page
          .locator('main a')
          .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      await expectSoon(async () => (await links()).length).toBeGreaterThan(0);
      await expectSoon(async () => (await links()).filter((path) => !routes.includes(path))).toEqual([]);
      expect(complaints).toEqual([]);
    }));

  it('can be read offline, card and balances, with their time', () =>
    asMember(
      '66000115',
      async ({ page }) => {
        await openHome(page);
        await page.getByText(say.like('kit:updated')).waitFor();
        await page.reload();
        await page.getByText(say('comingUp.empty')).waitFor();
        const dollars = await figure(page, say('balance.dollars'));
        await answersKept(page, '/user/cards', '/member/overview');
        await releaseKept(page);
        await page.context().setOffline(true);
        await page.reload();
        await page.getByRole('article').first().waitFor();
        await page.getByText(say.like('kit:asOf')).waitFor();
        await expectSoon(() => figure(page, say('balance.dollars'))).toBe(dollars);
        await page.context().setOffline(false);
        await page.getByText(say.like('kit:updated')).waitFor();
      },
      { serviceWorkers: 'allow' },
    ));
});

describe('the pop-up', () => {
  const opened = (page: Page) => page.waitForResponse((response) => response.url().includes('/getPopWindow'));

  it('appears after the card was viewed, leads on, and does not return on the same day', () =>
    asMember('66000119', async ({ page, complaints }) => {
      await openHome(page);
      const window = page.getByRole('dialog', { name: WELCOME?.title.en ?? '' });
      await window.getByRole('button', { name: WELCOME?.link?.label.en ?? '' }).click();
      await page.waitForURL('**/en/my-benefits');
      await page.getByRole('heading', { name: say('benefits.all') }).waitFor();
      await page.getByRole('link', { name: say('kit:back') }).click();
      await page.waitForURL('**/en/my-membership');
      const asked = opened(page);
      await page.reload();
      expect(await (await asked).json()).toMatchObject({ data: null });
      await expectNone(window);
      expect(complaints).toEqual([]);
    }));

  it('stays closed for a member who has closed it', () =>
    asMember('66000120', async ({ page }) => {
      await openHome(page);
      const window = page.getByRole('dialog');
      await window.getByRole('button', { name: say('pop.never') }).click();
      await window.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: say('card.details') }).click();
    }));
});

describe('the member code', () => {
  it('is one tap from the card, renews itself before it expires, and copies its number', () =>
    asMember('66000116', async ({ page, complaints }) => {
      await openHome(page);
      const codes: string[] = [];
      page.on('response', (response) => {
        if (!response.url().includes('/user/qrCode')) return;
        void response.json().then(({ data }: { data: { content: string } }) => codes.push(data.content));
      });
      await page.clock.install();
      await page.getByRole('button', { name: say('card.code') }).click();
      await page.waitForURL('**/en/my-qr');
      const drawing = page.getByRole('img', { name: say('code.label') });
      await drawing.waitFor();
      const first = await drawing.innerHTML();
      await page.waitForTimeout(1100); // two codes from the same second of the server are equal
      await page.clock.fastForward(49_000);
      await eventually('another code came', () => Promise.resolve(new Set(codes).size === 2));
      await expectSoon(() => drawing.innerHTML()).not.toBe(first);
      expect(codes[0]).toMatch(/^MB1\.R\d+\.\d{10}\.[0-9a-f]{10}$/);
      const number = page.getByText(codes[0]?.split('.')[1] ?? '-', { exact: true });
      await number.filter({ visible: true }).waitFor(); // the kept card behind has it, too
      await page.getByRole('button', { name: say.like('kit:copy.copy') }).waitFor();
      await page.getByRole('link', { name: say('kit:back') }).click();
      await page.waitForURL('**/en/my-membership');
      expect(complaints).toEqual([]);
    }));

  it('that cannot be renewed disappears when it expires, with a message', () =>
    asMember('66000117', async ({ page }) => {
      await openHome(page);
      await page.clock.install();
      await page.getByRole('button', { name: say('card.code') }).click();
      await page.getByRole('img', { name: say('code.label') }).waitFor();
      await page.context().setOffline(true);
      await page.clock.fastForward(49_000);
      await page.getByText(say.like('kit:fields.code.lastFor')).waitFor();
      await page.clock.fastForward(12_000);
      await page.getByText(say('kit:fields.code.none')).waitFor();
      await expectNone(page.getByRole('img', { name: say('code.label') }));
    }));
});
