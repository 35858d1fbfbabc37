import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { addDays, businessDate } from '@resort/shared/format';
import { textsOf } from '@resort/shared/testing/texts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expectAfterLoads, expectNone, expectSoon } from '../../page/expect-soon.ts';
import { copyOfPrepared, newDataDir } from '../../product/data-dir.ts';
import { eventually } from '../../page/eventually.ts';
import { answersKept, releaseKept } from '../../page/kept-release.ts';
import { launchBrowser, openPhone, type Phone } from '../../page/phone.ts';
import { startServer, type Product } from '../../product/product.ts';
import { sessionOf } from '../../page/session-of.ts';
import { gateOf, scanAtGate } from './gate.ts';

const say = textsOf('ticketing');

jest.setTimeout(120_000);

/** In two days, when the fountain show has begun: the demo's Diamond member has three tickets for it. */
const SHOW = new Date(`${addDays(businessDate(new Date()), 2)}T19:05:00+08:00`);
const A_DAY_LATER = new Date(SHOW.getTime() + 25 * 3_600_000);
const [GIVER, RECEIVER] = ['66000001', '66000002'];

let browser: Browser;
let product: Product;
let dataDir: string;
let now: Date;
/** Starts the product with its clock at this instant, on the same data. */
const startAt = async (instant: Date) => {
  now = instant;
  const root = new URL('../../../..', import.meta.url).pathname;
  const configuration = { APP_NOW: instant.toISOString() };
  product = await startServer(root, ['scripts/start.mjs'], { configuration, dataDir });
};
beforeAll(async () => {
  dataDir = (await copyOfPrepared()) ?? newDataDir();
  await startAt(SHOW);
  browser = await launchBrowser();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** A member at this address, on a new phone. */
async function asMember(
  member: string,
  path: string,
  journey: (page: Page, phone: Phone) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const storageState = await sessionOf(product.origin, member, now);
  const phone = await openPhone(browser, { storageState, ...options });
  phone.page.setDefaultTimeout(15_000);
  try {
    await open(phone.page, path);
    await journey(phone.page, phone);
  } finally {
    await phone.close();
  }
}
const open = (page: Page, path: string) => page.goto(`${product.origin}/en${path}`);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();
const codeOn = (page: Page) => page.getByRole('img', { name: say.like('wallet.code') });

/**
 * The page's responses about orders and codes: live codes, stored ones, and the property of the newest order.
 */
function answersOf(page: Page) {
  const seen = { live: [] as string[], kept: [] as string[], property: '' };
  page.on('response', (response) => {
    const isLive = response.url().includes('/ticket/qrCode');
    if (!isLive && !response.url().includes('/ticket/order/info')) return;
    void response
      .json()
      .then(({ data }: { data: OrderOrCode }) => {
        if (data.content !== undefined) seen.live.push(data.content);
        for (const { qrContent } of data.tickets ?? []) if (qrContent !== null) seen.kept.push(qrContent);
        seen.property = data.property?.code ?? seen.property;
      })
      .catch(() => undefined);
  });
  return seen;
}
interface OrderOrCode {
  content?: string;
  tickets?: { qrContent: string | null }[];
  property?: { code: string };
}

describe('a ticket', () => {
  it('is shown, admits once by its code and by a gate’s PIN; a second attempt says when it was used', () =>
    asMember(GIVER, '/ticket-orders', async (page, { complaints }) => {
      const seen = answersOf(page);
      await link(page, 'Fountains of Light').click();
      await page.getByText(say('wallet.place', { place: '1', of: '3' })).waitFor();
      await codeOn(page).first().waitFor();
      await eventually('a live code has come', async () => seen.live.length > 0);
      const [qrContent = ''] = seen.live;
      const gate = await gateOf(product.origin, seen.property);
      const scan = (attempt: string) => scanAtGate(page, product.origin, { qrContent, gate, now, attempt });
      expect(await scan('first')).toMatchObject({ code: 0, data: { status: 'VERIFIED' } });
      await page.getByText(say.like('wallet.usedAt')).waitFor(); // the phone reports it by itself
      const again = await scan('again');
      expect(again).toMatchObject({ code: 18_008, data: { seatNo: null } });
      expect(again.data?.at).toBe(`${businessDate(now)}T19:05:00+08:00`);

      // by keys, as by a swipe
      await page.getByRole('list', { name: say('wallet.label') }).focus();
      await page.keyboard.press('ArrowRight');
      await page.getByText(say('wallet.place', { place: '2', of: '3' })).waitFor();
      await press(page, say('wallet.next'));
      await page.getByText(say('wallet.place', { place: '3', of: '3' })).waitFor();
      await page
        .getByRole('link', { name: say('wallet.gate') })
        .last()
        .click();
      // the hotel has one entrance, which is chosen
      await page.getByLabel(say('gate.pin')).fill('0000');
      await press(page, say('gate.confirm'));
      await expectSoon(() => page.getByLabel(say('gate.pin')).getAttribute('aria-invalid')).toBe('true');
      await page.getByLabel(say('gate.pin')).fill(gate.pin);
      await press(page, say('gate.confirm'));
      await page.getByRole('heading', { level: 1, name: say('gate.done') }).waitFor();
      expect(complaints).toEqual([]);
    }));

  it('admits offline, by the code stored on the phone', () =>
    asMember(
      GIVER,
      '/ticket-orders',
      async (page) => {
        const seen = answersOf(page);
        await link(page, 'Fountains of Light').click();
        await codeOn(page).first().waitFor();
        await page.reload();
        await codeOn(page).first().waitFor();
        await answersKept(page, '/ticket/order/info');
        await releaseKept(page);
        const qrContent = seen.kept.at(-1) ?? '';
        await page.context().setOffline(true);
        await page.reload();
        await page.getByText(say.like('kit:offlineAsOf')).waitFor();
        await codeOn(page).first().waitFor();
        await page.context().setOffline(false);
        const gate = await gateOf(product.origin, seen.property);
        const scanned = { qrContent, gate, now, attempt: 'kept' };
        expect(await scanAtGate(page, product.origin, scanned)).toMatchObject({ code: 0 });
      },
      { serviceWorkers: 'allow' },
    ));

  it('is cancelled at the fee that the screen showed', () =>
    asMember(RECEIVER, '/ticket-orders', async (page) => {
      await link(page, 'The Moon Gate').click();
      await link(page, say('refunding.refund')).click();
      for (const box of [0, 1]) await page.getByRole('checkbox').nth(box).click();
      const parts = page.getByText(say('kit:refund.CARD')).locator('xpath=following-sibling::dd');
      const back = (await parts.last().textContent()) ?? '';
      await press(page, say('refunding.refund'));
      const question = page.getByRole('dialog', { name: say('refunding.question', { count: 1 }) });
      await expectSoon(() => question.locator('dd').last().textContent()).toBe(back);
      await question.getByRole('button', { name: say('refunding.confirm') }).click();
      await page.getByText(say('refunding.done')).waitFor();
      await page.getByText(say('wallet.isRefunded')).waitFor();
    }));
});

describe('a guest', () => {
  it('is refused at the number of each kind of document, saved, listed masked, and deleted', () =>
    asMember('66000118', '/real-name', async (page) => {
      await link(page, say('guests.add')).click();
      const number = page.getByRole('textbox', { name: say.like('guest.number') });
      const wrong = [
        '110105194912310021',
        'X12345678',
        'H123',
        '12345',
        'A123456(4)',
        '2234567(8)',
        'ABCDEF',
        'A1',
      ];
      for (const [kind, typed] of wrong.entries()) {
        await page.getByRole('combobox', { name: say('guest.type') }).click();
        await page.getByRole('option').nth(kind).click();
        await number.fill(typed);
        await number.blur();
        await expectSoon(() => number.getAttribute('aria-invalid')).toBe('true');
      }
      await page.getByRole('combobox', { name: say('guest.type') }).click();
      await page.getByRole('option').first().click();
      await number.fill('11010519491231002x');
      await page.getByText(say('guest.numberRight')).waitFor();
      await page.getByRole('textbox', { name: say('guest.name') }).fill('李小明');
      await page.reload();
      await expectSoon(() => number.inputValue()).toBe(''); // the number is kept nowhere, the rest is
      await expectSoon(() => page.getByRole('textbox', { name: say('guest.name') }).inputValue()).toBe(
        '李小明',
      );
      await number.fill('11010519491231002x');
      await page.getByRole('checkbox').click();
      await press(page, say('guest.save'));
      await page.waitForURL('**/real-name');
      await page.getByText(/^110\*+2X$/).waitFor();
      await press(page, `${say('guests.delete')} 李小明`);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('guests.delete') })
        .click();
      await page.getByRole('heading', { name: say('guests.none') }).waitFor();
    }));

  it('and tickets are readable in every language on a narrow phone', () =>
    asMember(
      GIVER,
      '/my-membership',
      async (page) => {
        for (const language of ['tc', 'sc', 'kr', 'jp', 'en'])
          for (const path of ['/ticket-orders', '/real-name', '/real-name-edit']) {
            await page.goto(`${product.origin}/${language}${path}`);
            await page.locator('main h1').waitFor();
            await page.locator('main').getByRole('link').or(page.locator('main form')).first().waitFor();
            const words = (await page.locator('main').textContent()) ?? '';
            expect(words).not.toMatch(/\b(ticketOrders|guests?|wallet|gift)\.\w/);
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
          }
      },
      { viewport: { width: 320, height: 700 } },
    ));
});

describe('a gift', () => {
  const give = async (page: Page) => {
    await link(page, 'The Moon Gate').click();
    await codeOn(page).first().waitFor();
    await link(page, say('wallet.gift')).click();
    await page.getByText(say('gift.rule')).waitFor();
    await page.getByRole('textbox', { name: say.like('gift.phone') }).fill(RECEIVER);
    await press(page, say('gift.submit'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('gift.confirm') })
      .click();
    await page.getByText(say.like('wallet.giftUntil')).waitFor();
  };

  it("is accepted by the recipient's number; the giver’s own code no longer admits", async () => {
    await asMember(GIVER, '/ticket-orders', give);
    await asMember(RECEIVER, '/ticket-orders', async (page) => {
      await page.getByRole('heading', { name: say('gift.forMe', { count: 1 }) }).waitFor();
      await press(page, say('gift.accept'));
      await page.waitForURL('**/ticket-order?orderNo=*');
      await press(page, say('gift.open'));
      await codeOn(page).first().waitFor();
      expect(new URL(page.url()).searchParams.has('way')).toBe(false);
    });
    await asMember(GIVER, '/ticket-orders', async (page) => {
      await link(page, 'The Moon Gate').click();
      await page.getByText(say('wallet.givenAway')).waitFor();
    });
  });

  it('that nobody accepts within 24 hours returns to the giver', async () => {
    await asMember(GIVER, '/ticket-orders', async (page) => {
      await link(page, 'The Moon Gate').click();
      await link(page, say('wallet.gift')).click();
      await page.getByRole('textbox', { name: say.like('gift.phone') }).fill(RECEIVER);
      await press(page, say('gift.submit'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('gift.confirm') })
        .click();
      await page.getByText(say.like('wallet.giftUntil')).waitFor();
    });
    await product.end();
    await startAt(A_DAY_LATER);
    await asMember(GIVER, '/ticket-orders', async (page) => {
      await link(page, 'The Moon Gate').click();
      await page.waitForURL('**/ticket-order?*');
      await expectAfterLoads(() => page.reload(), codeOn(page));
      await expectNone(page.getByText(say.like('wallet.giftUntil')));
    });
    await asMember(RECEIVER, '/ticket-orders', async (page) => {
      await link(page, 'The Moon Gate').waitFor();
      await expectNone(page.getByRole('heading', { name: say('gift.forMe', { count: 1 }) }));
    });
  });
});
