import type { Executor } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import type { AnyItem } from '../kinds.ts';

/** Where some kinds are kept. */
export interface Store {
  /** everything, in the form of the files */
  load(db: Executor): Promise<AnyItem[]>;
  /** adds an entry of its kinds, or replaces the one of its name */
  save(tx: Transaction, item: AnyItem): Promise<void>;
  /** whether it keeps an entry of this kind */
  keeps(item: AnyItem): boolean;
}
