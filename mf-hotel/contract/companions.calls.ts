import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { guest, hotelOrderId } from './booking.calls.ts';

export const companion = z.extend(guest, { id: hotelOrderId });
export type Companion = z.infer<typeof companion>;

const companions = z.object({
  /** saved for stays, by family name */
  companions: z.array(companion),
  /** those of the member’s saved guests whose document has a name in Latin letters, and who are not among them */
  showGuests: z.array(guest),
});
export type Companions = z.infer<typeof companions>;

export const companionCalls = defineCalls({
  'GET /member/companions': {
    reply: companions,
    summary: 'Who often comes along: the names that a booking of a stay offers for its guests',
  },
  'POST /member/companions/save': {
    body: z.extend(guest, {
      /** changes this one */
      id: z.optional(hotelOrderId),
    }),
    reply: z.object({ id: hotelOrderId }),
    errors: ['MAX_PERSONS'],
    summary: 'Saves a companion, or changes one; a name that is saved already answers with its id',
  },
  'POST /member/companions/delete': {
    body: z.object({ id: hotelOrderId }),
    reply: z.object({ deleted: z.literal(true) }),
    summary: 'Deletes a companion; again answers alike',
  },
});
