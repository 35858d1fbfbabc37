import type { RealNameRule, PerformanceMode } from '@resort/mf-ticketing/contract';

/** What prevents an order from being paid. */
export type Missing = 'SEATS' | 'GUESTS';

interface Place {
  readonly seat: string | null;
  readonly realNameId: number | null;
}

/** Whether as many guests are bound as the event asks for. */
export function hasGuests(rule: RealNameRule, positions: readonly Place[]): boolean {
  const isBound = ({ realNameId }: Place) => realNameId !== null;
  if (rule === 'NONE') return true;
  return rule === 'ONE_PER_ORDER' ? positions.some(isBound) : positions.every(isBound);
}

/** What an order still needs before it can be paid. */
export function missingOf(
  { mode, realName }: { readonly mode: PerformanceMode; readonly realName: RealNameRule },
  positions: readonly Place[],
): Missing[] {
  const lacksSeats = mode === 'SEAT' && positions.some(({ seat }) => seat === null);
  return [
    ...(lacksSeats ? ['SEATS' as const] : []),
    ...(hasGuests(realName, positions) ? [] : ['GUESTS' as const]),
  ];
}
