import type { Transaction, transactionCalls, TransactionMonth, Unit } from '@resort/mf-dollars/contract';
import { moneyText } from '@resort/shared/contract';
import { monthsOf } from './statement/months.ts';
import { movements, type Movement } from './statement/movements.ts';
import { sourceTitles, type SourceTitle } from './statement/titles.ts';
import type { ContextOf } from '../../platform/context.ts';
import { macauInstant } from '../../platform/time/clock.ts';

/** Resort Dollars as text with two decimals, points as a whole number. */
const amountOf = (unit: Unit, amount: bigint) => (unit === 'DOLLAR' ? moneyText(amount) : Number(amount));

function wire(unit: Unit, { id, at, type, amount, balanceAfter }: Movement, title: SourceTitle): Transaction {
  return {
    ...title,
    id: String(id),
    at: macauInstant(at),
    type,
    amount: amountOf(unit, amount),
    balanceAfter: amountOf(unit, balanceAfter),
  };
}

/** A page of the caller's movements. */
export async function transactions(context: ContextOf<typeof transactionCalls, 'POST /dollar/transaction'>) {
  const { db, caller, body, language } = context;
  const { unit, pageSize = 20, beforeId, ...filter } = body;
  const found = await movements(db, {
    ...filter,
    unit,
    memberId: caller.memberId,
    beforeId: beforeId === undefined ? undefined : Number(beforeId),
    most: pageSize + 1,
  });
  const page = found.slice(0, pageSize);
  const titles = await sourceTitles(db, page, language);
  const list = page.flatMap((movement, index) => {
    const title = titles[index];
    return title === undefined ? [] : [wire(unit, movement, title)];
  });
  return { list, hasMore: found.length > pageSize };
}

const MONTHS = 12;

/** The caller's last twelve months. */
export async function transactionMonths(
  context: ContextOf<typeof transactionCalls, 'GET /dollar/transaction/months'>,
): Promise<TransactionMonth[]> {
  const { db, clock, caller, query } = context;
  const { unit } = query;
  const wanted = { memberId: caller.memberId, unit, count: MONTHS };
  const months = await monthsOf(db, clock.now(), wanted);
  return months.map(({ month, closing, ...sums }) => ({
    month,
    in: amountOf(unit, sums.in),
    out: amountOf(unit, sums.out),
    closing: amountOf(unit, closing),
  }));
}
