import { CONTRACTS } from '../../src/platform/database/migrations/contracts.ts';
import { breaks } from './breaks.ts';

/**
 * Migrations from before this check, which the version before them did not survive. Never add one: a newer file says
 * why in a line of its own.
 */
export const HISTORY: ReadonlySet<string> = new Set([
  '0003',
  '0005',
  '0010',
  '0016',
  '0017',
  '0020',
  '0022',
  '0027',
]);

/** Why the version before keeps working although the check cannot see it: `-- expands: …`. */
const EXPANDS = /^-- expands: \S.{20,}$/m;

/** What is wrong with a migration, in sentences; empty if it is fine. `name`: its file name, from its number on. */
export function judge(name: string, sql: string, exists: (path: string) => boolean): string[] {
  const number = name.slice(0, 4);
  const found = breaks(sql);
  const [, since, record] = CONTRACTS.exec(sql) ?? [];
  if (since !== undefined && record !== undefined) {
    const wrong: string[] = [];
    if (since > number) wrong.push(`${name}: “since ${since}” is later than the migration itself.`);
    if (!exists(record)) wrong.push(`${name}: ${record} does not exist.`);
    if (found.length === 0) wrong.push(`${name} takes nothing away: remove its line “contracts”.`);
    return wrong;
  }
  if (found.length === 0 || HISTORY.has(number) || EXPANDS.test(sql)) return [];
  return found.map(
    (what) =>
      `${name} ${what}. The version before still runs: expand first, and contract in a later release with “-- contracts: since NNNN; docs/decisions/….md” (docs/runbook.md#migrations-both-ways-of-time).`,
  );
}
