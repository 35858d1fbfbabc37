import type { Gate as NamedGate } from '@resort/mf-ticketing/contract';
import type { Language } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { gate } from '../tables/gates.ts';
import type { TicketFacts } from './ticket-facts.ts';

type Event = Pick<TicketFacts['event'], 'property' | 'code'>;
type Gate = Pick<typeof gate.$inferSelect, 'property' | 'events'>;

/** Whether a gate admits to an event: one of its own hotel, to all of its events or to those it names. */
export const admitsTo = (at: Gate, event: Event): boolean =>
  at.property === event.property && (at.events.length === 0 || at.events.includes(event.code));

/** The gates that admit to an event, by their code. Their PINs remain unknown. */
export async function gatesOf(db: Executor, event: Event, language: Language): Promise<NamedGate[]> {
  const here = await db.select().from(gate).where(eq(gate.property, event.property)).orderBy(gate.code);
  return here.filter((one) => admitsTo(one, event)).map(({ code, name }) => ({ code, name: name[language] }));
}
