import type { ClientReport } from '@resort/shared/remote';
import type { Registry } from '../../registry/registry.ts';
import { addStack, storeStacks, type StackCounts } from './crash-store.ts';
import { stackReader, type ToldStack } from './told-stacks.ts';

export interface StackCollector {
  /** throws UsageError for a stack in no script of the release */
  read(report: ClientReport, pins: ReadonlySet<string>): Promise<ToldStack[]>;
  /** false if there is nothing to add */
  add(told: readonly ToldStack[]): boolean;
  /** stores what was added; what cannot be stored is kept for the next time */
  store(at: Date): Promise<void>;
}

/** Gathers the stacks of reports in memory, so that a report causes no write. */
export function stackCollector(registry: Registry, onFault: (fault: unknown) => void): StackCollector {
  let waiting: StackCounts = new Map();
  return {
    read: stackReader(registry),
    add(told) {
      for (const stack of told) addStack(waiting, stack);
      return told.length > 0;
    },
    async store(at) {
      const told = waiting;
      waiting = new Map();
      try {
        await storeStacks(registry, told, at);
      } catch (fault) {
        for (const stack of told.values()) addStack(waiting, stack);
        onFault(fault);
      }
    },
  };
}
