import type { transactionCalls, Unit } from '@resort/mf-dollars/contract';
import { moneyText, type Language } from '@resort/shared/contract';
import { CSV_TEXTS, TYPE_NAMES } from './texts/statement.ts';
import { csvText } from './statement/csv.ts';
import { movements, type Movement } from './statement/movements.ts';
import { sourceTitles, type SourceTitle } from './statement/titles.ts';
import type { ContextOf } from '../../platform/context.ts';
import { macauDate, macauInstant } from '../../platform/time/clock.ts';

const MOST_ROWS = 5000;

const headOf = (language: Language): string[] => Object.values(CSV_TEXTS).map((text) => text[language]);

function rowOf(unit: Unit, language: Language) {
  const amount = (of: bigint) => (unit === 'DOLLAR' ? moneyText(of) : String(of));
  return (movement: Movement, { title, property, orderNo }: SourceTitle): string[] => [
    macauInstant(movement.at).slice(0, 16).replace('T', ' '),
    TYPE_NAMES[movement.type][language],
    title,
    property ?? '',
    orderNo ?? '',
    amount(movement.amount),
    amount(movement.balanceAfter),
  ];
}

/** The caller's movements as a file. */
export async function transactionsCsv(
  context: ContextOf<typeof transactionCalls, 'POST /dollar/transaction/csv'>,
) {
  const { db, clock, caller, body, language } = context;
  const { unit } = body;
  const found = await movements(db, { ...body, memberId: caller.memberId, most: MOST_ROWS + 1 });
  const rows = found.slice(0, MOST_ROWS);
  const titles = await sourceTitles(db, rows, language);
  const row = rowOf(unit, language);
  const lines = rows.flatMap((movement, index) => {
    const title = titles[index];
    return title === undefined ? [] : [row(movement, title)];
  });
  return {
    fileName: `${unit === 'DOLLAR' ? 'dollars' : 'points'}-${macauDate(clock.now())}.csv`,
    csv: csvText([headOf(language), ...lines]),
    truncated: found.length > MOST_ROWS,
  };
}
