import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from './migrations.ts';

/**
 * The line of a migration that takes something away which an earlier program uses:
 * `-- contracts: since 0033; docs/decisions/….md`. Programs whose newest migration is that one, or a later one, still
 * work after it. `app-server/test/migrations` refuses such a migration without the line.
 */
export const CONTRACTS = /^-- contracts: since (\d{4}); (docs\/decisions\/[\w-]+\.md)$/m;

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string }[];
}

/** The number of this program's newest migration. */
export const newestNumber = (): number => Math.max(...entries().map(({ idx }) => idx));

/** The oldest program, by its newest migration, that works on a database with all of this program's migrations. */
export function oldestProgram(): number {
  const since = entries().flatMap(({ tag }) => {
    const [, number] = CONTRACTS.exec(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8')) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  return Math.max(0, ...since);
}

const entries = (): Journal['entries'] =>
  (JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal).entries;
