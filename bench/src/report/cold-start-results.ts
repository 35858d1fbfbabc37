import type { Failure } from '../rounds.ts';
import type { Network } from '../serve/shaper.ts';
import type { RouteFigures } from './figures.ts';
import type { machineFacts } from './machine.ts';

/** `bench/results/<date>.json`. */
export interface ColdStartResults {
  schema: 'cold-start/1';
  machine: Awaited<ReturnType<typeof machineFacts>>;
  network: Network;
  runs: number;
  /** cold visits to the product and to the monolith in each run; the others got one */
  visits: number;
  /** share of the processor time that the host of a virtual machine gave to others meanwhile; null: unknown */
  taken: number | null;
  /** tries that failed and were made again */
  failures: Failure[];
  routes: Record<string, RouteFigures>;
}
