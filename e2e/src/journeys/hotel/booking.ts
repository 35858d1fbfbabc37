import { textsOf } from '@resort/shared/testing/texts';
import type { CallReply } from '@resort/shared/contract';
import { addDays, businessDate } from '@resort/shared/format';
import type { priceCalls } from '@resort/mf-hotel/contract';
import type { Page } from 'playwright-core';
import { sendOver } from '../../../../app-server/test/platform/protocol/over-http.ts';
import { open } from '../../page/as-member.ts';
import { product } from '../../page/running-product.ts';

const say = textsOf('shell');

/** A rate that is paid when booked; from three days before its first day half of it is kept. */
const RATE = 'DINE';
const NIGHTS = 3;

/** A stay that is available on any date of the test run. */
export interface WantedStay {
  hotelCode: string;
  roomTypeCode: string;
  /** days from today; the first possible arrival from there on is used */
  from: number;
}

/**
 * The first days from the given one on which the room is available: weekends are full, some days permit no
 * arrival.
 */
export async function daysOf({ hotelCode, roomTypeCode, from }: WantedStay) {
  for (let day = from; day < from + 7; day += 1) {
    const checkIn = addDays(businessDate(new Date()), day);
    const days = { checkIn, checkOut: addDays(checkIn, NIGHTS) };
    const asked = { payload: { hotelCode, ...days } };
    type Reply = CallReply<(typeof priceCalls)['POST /hotel/getAvailability']>;
    const { envelope } = await sendOver<Reply>(product.origin, 'POST /hotel/getAvailability', asked);
    const room = envelope.data.find((each) => each.roomTypeCode === roomTypeCode);
    if (room?.bar === null) return days;
  }
  throw new Error(`${roomTypeCode} cannot be had`);
}

/** Opens the booking of a stay with the member as the guest. */
export async function openBooking(page: Page, stay: WantedStay): Promise<void> {
  const { hotelCode, roomTypeCode } = stay;
  const asked = { hotelCode, roomTypeCode, rateCode: RATE, ...(await daysOf(stay)) };
  const query = new URLSearchParams({ ...asked, rooms: '1', adults: '2', children: '0' });
  await open(page, `/hotel-booking?${query.toString()}`);
}

/** The same by way of the room's screen, so that the booking has a screen before it. */
export async function openBookingFromRoom(page: Page, stay: WantedStay): Promise<void> {
  const { hotelCode, roomTypeCode } = stay;
  const query = new URLSearchParams({ hotelCode, roomTypeCode, ...(await daysOf(stay)) });
  await open(page, `/hotel-room?${query.toString()}`);
  await page.locator(`a[href*="/hotel-booking"][href*="rateCode=${RATE}"]`).first().click();
  await page.waitForURL('**/hotel-booking?**');
}

/** Books a stay until it is held and waits for payment. */
export async function holdStay(page: Page, stay: WantedStay): Promise<void> {
  await openBooking(page, stay);
  await reserve(page);
}

/** From the booking to the payment step. */
export async function reserve(page: Page): Promise<void> {
  await page.getByRole('button', { name: say.like('hotel:book.reserveAndPay') }).click();
  await page.waitForURL('**/checkout?id=*');
}

/**
 * From the payment step to the cashier, and the decision there: paid, declined, or paid with a delayed
 * notification.
 */
export async function payAtCashier(
  page: Page,
  decision: 'pay' | 'decline' | 'delay',
  button = say.like('kit:payment.pay', { amount: 'MOP' }),
): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL('**/_pay?**');
  await page.locator(`button[value=${decision}]`).click();
  await page.waitForURL('**/pay-result?**');
}
