import { useWrongDollars } from '../dollar-use/index.ts';
import type { Deductions } from './deductions.ts';

/** Why nothing can be booked with this choice, for the button; undefined: it can. */
export function useDeductionProblem({ wrongDollars, offered }: Deductions): string | undefined {
  return useWrongDollars()(wrongDollars, offered ?? '0.00');
}
