import { addDays, businessDate } from '@resort/shared/format';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';

const say = textsOf('shop');

/** The business date this many days from today. */
export const inDays = (days: number) => addDays(businessDate(new Date()), days);

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
/** The confirmation before a cancellation. */
export const question = (page: Page) => page.getByRole('dialog', { name: say('cancel.question') });

/** Cancels the reservation that is shown, after reading its fee. */
export async function cancelHere(page: Page): Promise<void> {
  await question(page)
    .getByRole('button', { name: say('cancel.cancel') })
    .click();
  await heading(page, say('status.CANCELLED'));
}

/** Available options. */
export const AVAILABLE = '[aria-disabled=false]';
export const times = (page: Page) =>
  page.getByRole('radiogroup', { name: say('wish.time'), exact: true }).getByRole('radio');
/** A day of the strip, by the start of its name. */
export const day = (page: Page, name: RegExp) =>
  page.getByRole('radiogroup', { name: say('wish.date') }).getByRole('radio', { name });
