import { beforeAll, describe, expect, it } from '@jest/globals';
import { standOn, type Ground } from '../../testing/stand-on.ts';
import { addDays } from '@resort/shared/format';
import { macauDate } from '../../platform/clock.ts';
import { priceStay } from './price-stay.ts';
let g: Ground;
standOn((ground) => {
  g = ground;
});
describe('x', () => {
  it('prices', async () => {
    const today = macauDate(g.clock.now());
    const t = Date.now();
    const out = await priceStay(
      g.database.db,
      { clock: g.clock, tier: 'GOLD', currency: 'HKD' },
      {
        hotelCode: 'sjm',
        roomTypeCode: 'SJM-SUITE',
        rateCode: 'GOLD',
        checkIn: addDays(today, 10),
        checkOut: addDays(today, 12),
        rooms: 1,
        adults: 2,
        children: 0,
      },
    );
    console.log(
      Date.now() - t,
      JSON.stringify(out, (k, v) =>
        typeof v === 'bigint' ? String(v) : k === 'hotel' || k === 'roomType' || k === 'plan' ? undefined : v,
      ),
    );
    expect(out.bar).toBe(null);
  });
});
void beforeAll;
