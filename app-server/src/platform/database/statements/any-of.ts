import { sql, type Column, type SQL } from 'drizzle-orm';

/** For a prepared statement: the column is one of the values of this name, however many they are. */
export const anyOf = (column: Column, name: string): SQL =>
  sql`${column} = any(${sql.placeholder(name)}::${sql.raw(column.getSQLType())}[])`;
