import { isDate } from '@resort/shared/format';
import { useSearchParams } from '@resort/shared/router';
import type { TransactionType, Unit } from '../../../contract/index.ts';
import type { TransactionFilter } from '../../api/transactions.ts';

/** The types of movements, in the order of the choices. */
export const KINDS = [
  'EARN',
  'REDEEM',
  'REFUND',
  'HOLD',
  'RELEASE',
  'EXPIRE',
] as const satisfies readonly TransactionType[];

/** The list's filter, and its changes; stored in the address. */
export interface Filter {
  types: readonly TransactionType[];
  /** business dates; null: open */
  from: string | null;
  to: string | null;
  isNarrow: boolean;
  chooseTypes: (types: readonly TransactionType[]) => void;
  choosePeriod: (period: { from: string; to: string } | null) => void;
  clear: () => void;
}

/** `?type=EARN,REDEEM&from=2026-11-01&to=2026-11-30`; invalid values count as absent. */
export function useFilter(unit: Unit): { filter: Filter; asked: TransactionFilter } {
  const [query, setQuery] = useSearchParams();
  const named = query.get('type')?.split(',') ?? [];
  const types = KINDS.filter((type) => named.includes(type));
  const from = dateIn(query.get('from'));
  const to = dateIn(query.get('to'));
  const set = (changes: Record<string, string | null>) =>
    setQuery(
      (before) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    filter: {
      types,
      from,
      to,
      isNarrow: types.length > 0 || from !== null || to !== null,
      chooseTypes: (next) => set({ type: next.join(',') }),
      choosePeriod: (period) => set(period ?? { from: null, to: null }),
      clear: () => set({ type: null, from: null, to: null }),
    },
    asked: {
      unit,
      ...(types.length === 0 ? {} : { types }),
      ...(from === null ? {} : { from }),
      ...(to === null ? {} : { to }),
    },
  };
}

const dateIn = (text: string | null) => (text !== null && isDate(text) ? text : null);
