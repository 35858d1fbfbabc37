import { addDays, businessDate } from '@resort/shared/format';
import type { Page } from 'playwright-core';
import { open } from '../as-member.ts';

/** A rate that is paid when booked; from three days before its first day half of it is kept. */
const RATE = 'DINE';

/** What can be booked in these days, whatever day it is. */
export interface WantedStay {
  hotelCode: string;
  roomTypeCode: string;
  /** days from today */
  from: number;
}

function queryOf({ hotelCode, roomTypeCode, from }: WantedStay): string {
  const checkIn = addDays(businessDate(new Date()), from);
  const stay = { hotelCode, roomTypeCode, rateCode: RATE, checkIn, checkOut: addDays(checkIn, 3) };
  return new URLSearchParams({ ...stay, rooms: '1', adults: '2', children: '0' }).toString();
}

/** Opens the booking of a stay and says who comes. `number`: the guest's, national digits of Macau. */
export async function fillInBooking(page: Page, stay: WantedStay, number: string): Promise<void> {
  await open(page, `/hotel-booking?${queryOf(stay)}`);
  await page.getByRole('textbox', { name: /^Mobile number/ }).fill(number);
}

/** Books a stay, up to where it is held and waits for its money. */
export async function holdStay(page: Page, stay: WantedStay, number: string): Promise<void> {
  await fillInBooking(page, stay, number);
  await page.getByRole('button', { name: /^Book and pay/ }).click();
  await page.waitForURL('**/checkout?id=*');
}

/** From the payment step to the cashier, and what is decided there: `Pay`, or that it is declined. */
export async function payAtCashier(page: Page, decision: 'pay' | 'decline' | 'delay'): Promise<void> {
  await page.getByRole('button', { name: /^Pay MOP/ }).click();
  await page.waitForURL('**/_pay?**');
  await page.locator(`button[value=${decision}]`).click();
  await page.waitForURL('**/pay-result?**');
}
