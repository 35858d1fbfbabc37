import { addDays, businessDate } from '@resort/shared/format';
import type { Page } from 'playwright-core';

/** The business date so many days from today. */
export const inDays = (days: number) => addDays(businessDate(new Date()), days);

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
/** What asks before a reservation is given up. */
export const question = (page: Page) => page.getByRole('dialog', { name: 'Cancel this reservation?' });

/** Gives up the reservation that is shown; what it costs has been read before. */
export async function cancelHere(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Cancel the reservation' }).click();
  await heading(page, 'Cancelled');
}

/** What of a choice can be had. */
export const AVAILABLE = '[aria-disabled=false]';
export const times = (page: Page) =>
  page.getByRole('radiogroup', { name: 'Time', exact: true }).getByRole('radio');
/** A day of the strip, by the start of its name. */
export const day = (page: Page, name: RegExp) =>
  page.getByRole('radiogroup', { name: 'Date' }).getByRole('radio', { name });
