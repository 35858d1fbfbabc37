import { inArray } from 'drizzle-orm';
import { LEGAL_CODES } from '../../../core/content/kinds.ts';
import { compareVersions } from '../../../core/content/legal.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { activity } from '../tables/content.ts';
import { pathOf, type AnyItem, type Item } from './kinds.ts';
import type { Problem } from './problems.ts';
import { isPageItem } from './stores/pages.ts';

/** An entry of the folder that the database does not have like this. */
export interface Change {
  readonly item: AnyItem;
  /** what it replaces */
  readonly before: AnyItem | undefined;
}

const isLegal = (item: AnyItem): item is Item<'legal'> => item.kind === 'legal';

/** An edition is never changed, and a later one does not come into force before an earlier one. */
function legalProblems({ item, before }: Change, all: readonly AnyItem[]): Problem[] {
  if (!isLegal(item)) return [];
  const file = `${pathOf(item)}/entry.json`;
  if (!(LEGAL_CODES as readonly string[]).includes(item.code))
    return [{ file, text: `expected one of the legal texts ${LEGAL_CODES.join(', ')}` }];
  if (before !== undefined) {
    const text = `the version ${item.version} is published and must stay as it is; put the new text into a new version`;
    return [{ file: pathOf(item), text }];
  }
  const others = all
    .filter(isLegal)
    .filter(({ code, version }) => code === item.code && version !== item.version);
  return others.flatMap(({ version, entry }) => {
    const isLater = compareVersions(item.version, version) > 0;
    const isInOrder = isLater
      ? item.entry.effectiveFrom >= entry.effectiveFrom
      : item.entry.effectiveFrom <= entry.effectiveFrom;
    if (isInOrder) return [];
    const order = isLater ? 'not before' : 'not after';
    return [
      {
        file,
        text: `effectiveFrom: expected a day ${order} ${entry.effectiveFrom}, that of version ${version}`,
      },
    ];
  });
}

/** Pages of all kinds share their codes, because links and cards name them. */
function codeProblems({ item }: Change, all: readonly AnyItem[]): Problem[] {
  if (!isPageItem(item)) return [];
  const other = all.find((one) => isPageItem(one) && one.code === item.code && one.kind !== item.kind);
  if (other === undefined) return [];
  return [{ file: `${pathOf(item)}/entry.json`, text: `the code ${item.code} belongs to ${pathOf(other)}` }];
}

/** Activities with more places taken than they would have. Locks their rows until the transaction ends. */
async function capacityProblems(tx: Transaction, changes: readonly Change[]): Promise<Problem[]> {
  const wanted = changes
    .map(({ item }) => item)
    .filter((item): item is AnyItem & Item<'activities'> => item.kind === 'activities');
  if (wanted.length === 0) return [];
  const codes = wanted.map(({ code }) => code);
  const rows = await tx
    .select({ code: activity.code, taken: activity.taken })
    .from(activity)
    .where(inArray(activity.code, codes))
    .orderBy(activity.id)
    .for('update');
  return wanted.flatMap((item) => {
    const taken = rows.find(({ code }) => code === item.code)?.taken ?? 0;
    if (taken <= item.entry.capacity) return [];
    const file = `${pathOf(item)}/entry.json`;
    return [{ file, text: `capacity: expected at least ${taken}, which members have already taken` }];
  });
}

/** What the database does not allow. `all`: every entry as it would be. */
export async function checkChanges(
  tx: Transaction,
  changes: readonly Change[],
  all: readonly AnyItem[],
): Promise<Problem[]> {
  return [
    ...changes.flatMap((change) => [...legalProblems(change, all), ...codeProblems(change, all)]),
    ...(await capacityProblems(tx, changes)),
  ];
}
