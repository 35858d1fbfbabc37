import { inOrder } from '@resort/shared/testing/pattern';
import { textsOf } from '@resort/shared/testing/texts';
import { errorText } from '../../../../app-server/test/texts/error-text.ts';
import { describe, it } from '@jest/globals';
import type { Slot } from '@resort/mf-shop/contract';
import { expectSoon } from '../../page/expect-soon.ts';
import { asQuietMember, open } from '../../page/as-member.ts';
import '../../page/running-product.ts';
import { fillDay } from './fill-day.ts';
import { AVAILABLE, day, inDays, press, times } from './screens.ts';

const say = textsOf('shop');

/** The hotel's two rooms for tea: one party at a time. */
const TEA_ROOM = { shopId: 'LOTUS-ROOM', areaId: 'tea-room', party: 2 } as const;

describe('an unavailable time', () => {
  it('on a full day: the day says so and cannot be selected; the next one can', () =>
    asQuietMember('66000107', async ({ page }) => {
      const full = inDays(6);
      await fillDay({ ...TEA_ROOM, date: full }, ['66000108', '66000109']);
      await open(page, `/shop-booking?id=LOTUS-ROOM&area=tea-room&party=2&date=${full}`);
      await page.getByText(say('booking.noTimes')).waitFor();
      // today is full, too, once its last time is over
      const one = day(page, inOrder(say('booking.full'), /$/)).and(page.locator(`[value="${full}"]`));
      await expectSoon(() => one.getAttribute('aria-disabled')).toBe('true');
      await page.getByText(say('booking.chooseTime')).waitFor();

      await page
        .getByRole('radiogroup', { name: say('wish.date') })
        .locator(AVAILABLE)
        .nth(4)
        .click();
      await times(page).first().click();
      await press(page, say('booking.reserve'));
      await page.getByText(say('order.thanks.DINING')).waitFor();
      await page.getByText('The Tea Room').waitFor();
    }));

  it('on a closed day: the reason is shown before, and there are no times', () =>
    asQuietMember('66000110', async ({ page }) => {
      await open(page, '/shop?id=TEA-GALLERY');
      await page.getByText('Tea masters’ day').waitFor();
      // the day that the product closed, also where midnight has passed since it started
      await open(page, '/shop-booking?id=TEA-GALLERY');
      const closed = await day(page, inOrder(say('booking.closed'), /$/))
        .first()
        .getAttribute('value');
      await open(page, `/shop-booking?id=TEA-GALLERY&date=${closed}`);
      await page.getByText(say('booking.noTimes')).waitFor();
    }));

  it('too soon for the kitchen: it is not offered, and a stale page explains the refusal', () =>
    asQuietMember('66000111', async ({ page }) => {
      // a stale page: its times are hours old
      await page.route(
        '**/shop/reserve/times?**',
        async (route) => {
          const response = await route.fetch();
          const envelope = (await response.json()) as { data: Slot[] };
          const soon: Slot = { time: soonest(), endTime: '23:59', left: 8, deposit: null, areas: [] };
          const others = envelope.data.filter(({ time }) => time !== soon.time);
          await route.fulfill({ response, json: { ...envelope, data: [soon, ...others] } });
        },
        { times: 1 },
      );
      await open(page, `/shop-booking?id=NOODLE-LANE&date=${inDays(0)}&party=2`);
      await times(page).first().click();
      await page.getByText(errorText('LEAD_TIME', { minutes: '15' })).waitFor();
      await page.getByText(say('booking.chooseTime')).waitFor();
    }));
});

/** A quarter of an hour that has begun in Macau. */
function soonest(): string {
  const now = new Date(Date.now() + 8 * 3_600_000);
  const [hours, minutes] = [now.getUTCHours(), now.getUTCMinutes()];
  return `${String(hours).padStart(2, '0')}:${minutes < 30 ? '00' : '30'}`;
}
