import type { CallKey } from '@resort/shared/contract';
import { addDays } from '@resort/shared/format';
import { refusalOf, type Prepared } from '../../../../app-server/test/load/drive.ts';
import { LIST, READ, requestText } from '../../../../app-server/test/load/requests.ts';
import type { Askers } from '../subjects.ts';

interface Reading {
  readonly call: CallKey;
  readonly payload: () => Record<string, unknown>;
}

const FIRST_DAY = 20;
const NIGHTS = 2;

function stay(): Record<string, unknown> {
  const checkIn = addDays(new Date().toISOString().slice(0, 10), FIRST_DAY);
  return { checkIn, checkOut: addDays(checkIn, NIGHTS), rooms: 1, adults: 2, children: 0 };
}

/** What members read: from memory, the vouchers, hotels with prices, and the three histories of a year. */
const READINGS = {
  read: READ,
  list: LIST,
  search: { call: 'POST /hotel/getHotelList', payload: stay },
  movements: { call: 'POST /dollar/transaction', payload: () => ({ unit: 'DOLLAR' }) },
  months: { call: 'GET /dollar/transaction/months', payload: () => ({ unit: 'DOLLAR' }) },
  stays: { call: 'GET /hotel/orders', payload: () => ({}) },
} satisfies Record<string, Reading>;

export const GROWTH_CALLS = [...(Object.keys(READINGS) as (keyof typeof READINGS)[]), 'redeem'] as const;
export type GrowthCall = (typeof GROWTH_CALLS)[number];

/** The next request of a call; members take turns. */
export function nextOf({ readers, redemptions }: Askers): (call: GrowthCall) => Prepared {
  let turn = 0;
  return (name) => {
    if (name === 'redeem') return redemptions.next();
    turn += 1;
    const member = readers[turn % readers.length];
    if (member === undefined) throw new Error('nobody asks');
    const { call, payload } = READINGS[name] as Reading;
    return { text: requestText(member, { call }, payload()), hear: refusalOf };
  };
}
