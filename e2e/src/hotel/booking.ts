import type { CallReply } from '@resort/shared/contract';
import { addDays, businessDate } from '@resort/shared/format';
import type { priceCalls } from '@resort/mf-hotel/contract';
import type { Page } from 'playwright-core';
import { sendOver } from '../../../app-server/test/platform/protocol/over-http.ts';
import { open } from '../as-member.ts';
import { product } from '../running-product.ts';

/** A rate that is paid when booked; from three days before its first day half of it is kept. */
const RATE = 'DINE';
const NIGHTS = 3;

/** What can be booked in these days, whatever day it is. */
export interface WantedStay {
  hotelCode: string;
  roomTypeCode: string;
  /** days from today; the first on which it can begin from there on is taken */
  from: number;
}

/** The first days from the wanted one on which the room can be had: weekends are full, some days take no arrival. */
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

/** Opens the booking of a stay, where the member is the guest. */
export async function openBooking(page: Page, stay: WantedStay): Promise<void> {
  const { hotelCode, roomTypeCode } = stay;
  const asked = { hotelCode, roomTypeCode, rateCode: RATE, ...(await daysOf(stay)) };
  const query = new URLSearchParams({ ...asked, rooms: '1', adults: '2', children: '0' });
  await open(page, `/hotel-booking?${query.toString()}`);
}

/** Books a stay, up to where it is held and waits for its money. */
export async function holdStay(page: Page, stay: WantedStay): Promise<void> {
  await openBooking(page, stay);
  await page.getByRole('button', { name: /^Book and pay/ }).click();
  await page.waitForURL('**/checkout?id=*');
}

/** From the payment step to the cashier, and what is decided there: paid, declined, or paid and told of later. */
export async function payAtCashier(
  page: Page,
  decision: 'pay' | 'decline' | 'delay',
  button = /^Pay MOP/,
): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL('**/_pay?**');
  await page.locator(`button[value=${decision}]`).click();
  await page.waitForURL('**/pay-result?**');
}
