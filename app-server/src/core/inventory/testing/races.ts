import type { RaceContext } from '../../../testing/race.ts';
import * as orders from '../../../testing/test-orders.ts';

orders.registerTestKind();

export const reserve = ({ db, clock }: RaceContext, wanted: orders.TestOrder) =>
  orders.reserve(db, clock, wanted);
