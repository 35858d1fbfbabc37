import { textsOf } from '@resort/shared/testing/texts';
import { describe, expect, it } from '@jest/globals';
import { expectNone, expectSoon } from '../../page/expect-soon.ts';
import { behindItsBack } from '../../../../app-server/test/database/running-database.ts';
import { asMember, open } from '../../page/as-member.ts';
import { product } from '../../page/running-product.ts';
import { slowLine } from '../../page/slow-line.ts';
import { holdStay, openBooking, type WantedStay } from './booking.ts';

const say = textsOf('hotel');

const HERITAGE: WantedStay = { hotelCode: 'sjm', roomTypeCode: 'SJM-DELUXE', from: 64 };

const behind = (text: string) => behindItsBack(product.dataDir, text);
/** Simulates that a quarter of an hour has passed. */
const letHoldsRunOut = () =>
  behind(`update orders set held_until = now() - interval '1 second' where held_until is not null`);
const raisePrices = () => behind('update rate_price set price = price + 10000');

describe('at 300 ms and 50 KB/s', () => {
  it('a hold that expires while the member hesitates charges nothing, frees the room, and leads to another', () =>
    asMember('66000105', async ({ page }) => {
      await holdStay(page, HERITAGE);
      await slowLine(page);
      await page.getByRole('timer').waitFor();
      await letHoldsRunOut();
      await page.getByRole('button', { name: say.like('order.pay', { amount: 'MOP' }) }).click();
      await page.getByRole('heading', { name: say('order.titles.EXPIRED') }).waitFor();
      await page.getByText(say('checkout.overWhy')).waitFor();
      await expectNone(page.getByRole('button', { name: say.like('order.pay', { amount: 'MOP' }) }));
      await page.getByRole('link', { name: say('link.hotels') }).click();
      await page.waitForURL('**/hotels');
      await open(page, '/hotel-orders?status=CANCELLED');
      await page.getByText(say('status.EXPIRED')).first().waitFor();
    }));

  it('a price that rises before the press needs another confirmation, and is charged as confirmed', () =>
    asMember('66000106', async ({ page }) => {
      await openBooking(page, { ...HERITAGE, from: 72 });
      await slowLine(page);
      const press = page.getByRole('button', { name: say.like('book.reserveAndPay', { amount: 'MOP' }) });
      const seen = await press.innerText();
      await page.getByLabel(say('book.remarks')).fill('A high floor, please');
      await raisePrices();
      await press.click();
      await page.getByText(say.like('book.moved')).waitFor();
      await expectSoon(() => page.getByLabel(say('book.remarks')).inputValue()).toBe('A high floor, please');
      await page.getByRole('button', { name: say.like('book.acceptPrice') }).click();
      const now = await press.innerText();
      expect(now).not.toBe(seen);
      await press.click();
      await page.waitForURL('**/checkout?id=*');
      const [amount = ''] = /[\d,]+\.\d\d/.exec(now) ?? [];
      await page.getByRole('button', { name: `Pay MOP ${amount}` }).waitFor();
    }));
});
