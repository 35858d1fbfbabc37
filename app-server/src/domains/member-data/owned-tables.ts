import { eq, getTableName, inArray, is, or, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable, type AnyPgColumn } from 'drizzle-orm/pg-core';
import * as schema from '../tables.ts';

/** A table with rows that belong to a member, and which. */
export interface OwnedTable {
  /** in the database */
  readonly name: string;
  readonly table: PgTable;
  /** the rows of one member */
  readonly of: (memberId: number) => SQL;
}

interface Link {
  readonly column: AnyPgColumn;
  readonly to: PgTable;
  readonly toColumn: AnyPgColumn;
}

/**
 * Rows that do not belong to the owner of the row they refer to: a visit is the visitor's, not the sharer's.
 */
const OWNERS = new Map<PgTable, OwnedTable['of']>([
  [schema.shareVisit, (memberId) => eq(schema.shareVisit.visitor, String(memberId))],
]);

const TABLES = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));

/** Foreign keys of one column, which all of ours have. */
function linksOf(table: PgTable): Link[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference();
    const [column, toColumn] = [columns[0], foreignColumns[0]];
    return column && toColumn ? [{ column, to: foreignTable, toColumn }] : [];
  });
}

function rowsOf(links: readonly Link[], owned: ReadonlyMap<PgTable, OwnedTable['of']>): OwnedTable['of'] {
  return (memberId) => {
    const conditions = links.map(({ column, to, toColumn }) => {
      if (to === schema.member) return eq(column, memberId);
      const parent = owned.get(to);
      if (parent === undefined) throw new Error(`${getTableName(to)} belongs to nobody`);
      return inArray(column, sql`(select ${toColumn} from ${to} where ${parent(memberId)})`);
    });
    return or(...conditions) ?? sql`false`;
  };
}

/**
 * Every table with member data, found by foreign keys: those that refer to the member, and those that refer
 * to a row of such a table and to no member themselves. New tables are included automatically.
 */
export function ownedTables(): OwnedTable[] {
  const owned = new Map<PgTable, OwnedTable['of']>([
    [schema.member, (memberId) => eq(schema.member.id, memberId)],
  ]);
  for (let found = 0; found !== owned.size;) {
    found = owned.size;
    for (const table of TABLES) {
      if (owned.has(table)) continue;
      const links = linksOf(table).filter(({ to }) => owned.has(to));
      const own = links.filter(({ to }) => to === schema.member);
      if (links.length > 0)
        owned.set(table, OWNERS.get(table) ?? rowsOf(own.length > 0 ? own : links, owned));
    }
  }
  return [...owned].map(([table, of]) => ({ name: getTableName(table), table, of }));
}
