import * as z from 'zod/mini';

/**
 * A row as texts with one character per place, so that a hall of hundreds is small on the wire. The unit of
 * length is one place: the screen scales it. A place's seat is `${block.id}-${row.name}-${number}`; numbers
 * count the places that are seats, from `first`, left to right.
 */
export const seatRow = z.object({
  name: z.string(),
  /** the middle of the first place; y grows away from the stage */
  x: z.number(),
  y: z.number(),
  /** how far the ends of the row bend towards the stage; 0: straight */
  bend: z.number(),
  first: z.int(),
  /** the index in the performance's categories, a base-36 digit; `_`: no seat */
  places: z.string(),
  /** `f` free, `t` taken or held, `b` not for sale, `_` no seat */
  states: z.string(),
  /** numbers of places for a wheelchair */
  wheelchair: z.optional(z.array(z.int())),
});
export type SeatRow = z.infer<typeof seatRow>;

export const seatMap = z.object({
  width: z.number(),
  height: z.number(),
  stage: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number(), label: z.string() }),
  blocks: z.array(z.object({ id: z.string(), name: z.string(), rows: z.array(seatRow) })),
});
export type SeatMap = z.infer<typeof seatMap>;
