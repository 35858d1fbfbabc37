import type { RaceContext } from '../../processes/race.ts';
import * as orders from '../../made/test-orders.ts';

orders.registerTestKind();

export const reserve = ({ db, clock }: RaceContext, wanted: orders.TestOrder) =>
  orders.reserve(db, clock, wanted);
