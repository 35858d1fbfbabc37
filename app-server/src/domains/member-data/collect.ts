import { asc, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { macauInstant } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { outboxMessage } from '../../schema/index.ts';
import { recipientsOf } from './recipients.ts';
import { LEFT_OUT_COLUMNS, LEFT_OUT_TABLES } from './left-out.ts';
import { ownedTables } from './owned-tables.ts';

export type Row = Record<string, unknown>;

/** The columns of a table that its member may read. */
function readable(name: string, table: PgTable): Record<string, AnyPgColumn> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key, column]) => column.getSQLType() !== 'bytea' && LEFT_OUT_COLUMNS[`${name}.${key}`] === undefined,
  );
  return Object.fromEntries(columns);
}

/** Converts to JSON values: instants with +08:00, amounts as text. */
function plain(row: Row): Row {
  const entries = Object.entries(row).map(([key, value]) => {
    if (value instanceof Date) return [key, macauInstant(value)];
    return [key, typeof value === 'bigint' ? String(value) : value];
  });
  return Object.fromEntries(entries);
}

async function messagesTo(tx: Transaction, memberId: number): Promise<Row[]> {
  const { to, channel, language, at } = outboxMessage;
  return tx
    .select({ to, channel, language, at })
    .from(outboxMessage)
    .where(inArray(to, await recipientsOf(tx, memberId)))
    .orderBy(asc(outboxMessage.id));
}

/** All data about a member, by table; read in one transaction for a consistent snapshot. */
export async function collectMemberData(tx: Transaction, memberId: number): Promise<Record<string, Row[]>> {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`);
  const data: Record<string, Row[]> = {};
  for (const { name, table, of } of ownedTables()) {
    if (LEFT_OUT_TABLES[name] !== undefined) continue;
    const rows: Row[] = await tx.select(readable(name, table)).from(table).where(of(memberId));
    data[name] = rows.map(plain);
  }
  data['outbox_message'] = (await messagesTo(tx, memberId)).map(plain);
  return data;
}
