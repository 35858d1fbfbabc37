import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Executor } from '../../platform/context.ts';
import { macauDate } from '../../platform/time/clock.ts';
import { contentEntry } from '../../schema/index.ts';
import { LEGAL_CODES, type EntryData, type LegalCode } from './kinds.ts';
import { entriesOf, type Entry } from './read-content.ts';

/** Orders versions by their numbers: 1.2 before 1.10. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  const at = (a ?? []).findIndex((part, place) => part !== (b ?? [])[place]);
  return at === -1 ? (a ?? []).length - (b ?? []).length : ((a ?? [])[at] ?? 0) - ((b ?? [])[at] ?? 0);
}

/** The version in force on a day: the highest of those that are effective. Throws an Error if there is none. */
function inForce(entries: readonly Entry<'legal'>[], code: LegalCode, now: Date): Entry<'legal'> {
  const today = macauDate(now);
  const found = entries
    .filter((entry) => entry.code === code && entry.data.effectiveFrom <= today)
    .toSorted((one, other) => compareVersions(one.version, other.version))
    .at(-1);
  if (found === undefined) throw new Error(`no legal text ${code} is in force`);
  return found;
}

/** The version of a legal text that is in force. */
export async function legalInForce(db: Database, code: LegalCode, now: Date): Promise<Entry<'legal'>> {
  return inForce(await entriesOf(db, 'legal'), code, now);
}

export type LegalVersions = Readonly<Record<LegalCode, string>>;

/** The number of the version of each legal text that is in force, from the database itself. */
export async function legalVersions(db: Executor, now: Date): Promise<LegalVersions> {
  const rows = await db.select().from(contentEntry).where(eq(contentEntry.kind, 'legal'));
  const entries = rows.map((row) => ({ ...row, data: row.data as EntryData<'legal'> }));
  const versions = LEGAL_CODES.map((code) => [code, inForce(entries, code, now).version]);
  return Object.fromEntries(versions) as LegalVersions;
}
