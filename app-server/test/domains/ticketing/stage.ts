import { inEach } from '@resort/shared/contract';
import type { RealNameRule } from '@resort/mf-ticketing/contract';
import { randomBytes, scryptSync } from 'node:crypto';
import type { Clock } from '../../../src/platform/time/clock.ts';
import type { Database } from '../../../src/platform/database/index.ts';
import {
  eventPerformance,
  performanceCategory,
  ticketEvent,
} from '../../../src/domains/ticketing/tables/tickets.ts';
import { gate } from '../../../src/domains/ticketing/tables/gates.ts';
import { inventoryCounter } from '../../../src/schema/index.ts';
import { keyOf, TICKETS } from '../../../src/domains/ticketing/performances/inventory.ts';
import { drawn } from '../../../src/locales/drawings.ts';

/** The only category of the tests' events. */
export const ADULT = 'ADULT';
export const GATE_PIN = '135790';

const same = (text: string) => inEach(() => text);

interface Staged {
  readonly realName?: RealNameRule;
  readonly minAge?: number;
  readonly total?: number;
  /** hours from now until the start; it lasts two hours, and the doors open half an hour before */
  readonly inHours?: number;
  readonly property?: string;
}

/**
 * Creates an event with one performance that no other test knows. Tickets are free, so that a test need not pay.
 */
export async function stageEvent(
  db: Database,
  clock: Clock,
  { realName = 'NONE', minAge, total = 50, inHours = 1, property = 'sjm' }: Staged = {},
): Promise<{ readonly ticketId: string; readonly performanceId: string; readonly property: string }> {
  const code = `T-${randomBytes(6).toString('hex').toUpperCase()}`;
  const now = clock.now().getTime();
  const after = (hours: number) => new Date(now + hours * 3_600_000);
  await db.insert(ticketEvent).values({
    code,
    property,
    kind: 'THEATRE',
    title: same('The Play'),
    summary: same('A play'),
    description: same('A play in one act'),
    venue: same('Small Stage'),
    sections: [],
    pictures: [drawn('gift')],
    lat: 22.19,
    lng: 113.54,
    durationMinutes: 120,
    doorsMinutes: 30,
    seatMap: null,
    categories: [{ code: ADULT, name: same('Adult'), text: same(''), maxPerOrder: null, isReduced: false }],
    realName,
    minAge: minAge ?? null,
    maxPerOrder: 10,
    maxPerMember: { CLASSIC: 20, SILVER: 20, GOLD: 20, DIAMOND: 20 },
    saleFrom: after(-24),
    presaleTier: null,
    publicFrom: null,
    refund: null,
    hotels: [],
    takesVouchers: false,
    rank: 999,
  });
  const [performance] = await db
    .insert(eventPerformance)
    .values({
      event: code,
      startsAt: after(inHours),
      endsAt: after(inHours + 2),
      salesUntil: after(inHours),
      blocked: [],
    })
    .returning();
  if (performance === undefined) throw new Error('the performance was not stored');
  await db
    .insert(performanceCategory)
    .values({ performanceId: performance.id, code: ADULT, price: 0n, pool: 'ALL' });
  const counter = { type: TICKETS, key: keyOf(performance.id), period: 'ALL', total };
  await db.insert(inventoryCounter).values(counter);
  return { ticketId: code, performanceId: String(performance.id), property };
}

/** A secret as `hashSecret` stores it, at the lowest cost: a test checks its gate many times. */
function cheapHash(pin: string): string {
  const salt = randomBytes(16);
  const hash = scryptSync(pin, salt, 32, { N: 16, r: 1, p: 1 });
  return ['scrypt', 16, 1, 1, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** A gate of a hotel that no other test uses. */
export async function stageGate(
  db: Database,
  { property = 'sjm', events = [] as readonly string[] } = {},
): Promise<string> {
  const code = `G-${randomBytes(4).toString('hex').toUpperCase()}`;
  await db
    .insert(gate)
    .values({ code, name: same('A gate'), property, events: [...events], pinHash: cheapHash(GATE_PIN) });
  return code;
}
