import { rotated } from '../../rounds.ts';
import { figuresOf, type LoadFigures, type Stretch } from '../figures.ts';
import { measureFlows, type FlowStep } from '../flows.ts';
import { stretchOn } from '../ladder.ts';
import { GROWTH_CALLS, nextOf, type GrowthCall } from './calls.ts';
import type { Grown } from './grown.ts';
import type { StatementCost } from './statement-costs.ts';

export interface CallCost extends LoadFigures {
  /** pages that PostgreSQL looked at for one answer */
  readonly blocksEach: number;
  /** of one answer, by statement */
  readonly statements: readonly StatementCost[];
}

export interface Plan {
  readonly rounds: number;
  readonly seconds: number;
}

/** Blocks and calls of one statement in all stretches. */
function added(all: readonly StatementCost[]): StatementCost[] {
  const byText = Map.groupBy(all, ({ text }) => text);
  const sum = (of: keyof Omit<StatementCost, 'text'>, own: readonly StatementCost[]) =>
    own.reduce((total, one) => total + one[of], 0);
  return [...byText].map(([text, own]) => ({
    text,
    calls: sum('calls', own),
    blocks: sum('blocks', own),
    milliseconds: sum('milliseconds', own),
  }));
}

/** One call at every size in turns, one request at a time, so that its time has no queue in it. */
export async function measureCall(
  sizes: readonly Grown[],
  call: GrowthCall,
  { rounds, seconds }: Plan,
): Promise<Map<Grown, CallCost>> {
  const nexts = new Map(sizes.map((size) => [size, nextOf(size)]));
  const stretches = new Map<Grown, Stretch[]>(sizes.map((size) => [size, []]));
  const statements = new Map<Grown, StatementCost[]>(sizes.map((size) => [size, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const size of rotated(sizes, round)) {
      const next = nexts.get(size);
      if (next === undefined) continue;
      await size.watch.reset();
      const stretch = await stretchOn([size.measured], { seconds, connections: 1 }, () => next(call));
      // the first warms up
      if (round === 0) continue;
      stretches.get(size)?.push(stretch);
      statements.get(size)?.push(...(await size.watch.read()));
    }
  return new Map(
    sizes.map((size) => {
      const figures = figuresOf(stretches.get(size) ?? []);
      const own = added(statements.get(size) ?? []);
      const blocks = own.reduce((sum, one) => sum + one.blocks, 0);
      return [size, { ...figures, blocksEach: blocks / Math.max(1, figures.answered), statements: own }];
    }),
  );
}

export const measureCalls = async (sizes: readonly Grown[], plan: Plan, tell: (line: string) => void) => {
  const found = new Map<GrowthCall, Map<Grown, CallCost>>();
  for (const call of GROWTH_CALLS) {
    const costs = await measureCall(sizes, call, plan);
    found.set(call, costs);
    tell(`${call}: ${[...costs].map(([{ members }, cost]) => `${members} ${cost.p50} ms`).join(', ')}`);
    for (const [{ members }, { errors }] of costs)
      if (Object.keys(errors).length > 0) throw new Error(`${call} at ${members}: ${JSON.stringify(errors)}`);
  }
  return found;
};

/** A sign-in and a booking at each size, one after the other. */
export async function measureFlowsOf(sizes: readonly Grown[]): Promise<Map<Grown, FlowStep[]>> {
  const found = new Map<Grown, FlowStep[]>();
  for (const size of sizes) {
    const { measured, aside, watch, readers } = size;
    found.set(size, await measureFlows({ measured, aside, blocks: watch.blocks }, readers));
  }
  return found;
}
