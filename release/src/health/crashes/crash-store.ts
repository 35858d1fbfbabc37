import { canonicalJson, toJsonBody } from '../../base/hashing.ts';
import { keys } from '../../storage/names.ts';
import type { Storage } from '../../storage/storage.ts';
import type { CrashFrame } from '@resort/shared/remote';

/** A frame with the version that the page's release pins: a stack may lead through several units. */
export interface PinnedFrame extends CrashFrame {
  version: string;
}

export interface CrashStack {
  frames: PinnedFrame[];
  /** visits */
  count: number;
  /** ISO 8601 */
  first: string;
  last: string;
}

/**
 * The distinct stacks of one version, the latest first. It is not signed, because anybody can send a report; it has
 * places in scripts that are published, and nothing else.
 */
interface CrashDocument {
  schema: 'crashes/1';
  unit: string;
  version: string;
  stacks: CrashStack[];
}

/** Distinct stacks of a version; the one that was not seen for the longest time is dropped first. */
export const KEPT_STACKS = 20;

/** Visits by stack, as they are gathered before they are stored. */
export type StackCounts = Map<
  string,
  { unit: string; version: string; frames: PinnedFrame[]; count: number }
>;

/** Counts a visit's stack. At most KEPT_STACKS new ones of a version are gathered at a time. */
export function addStack(
  all: StackCounts,
  crash: { unit: string; version: string; frames: PinnedFrame[]; count?: number },
): void {
  const { unit, version, frames, count = 1 } = crash;
  const key = canonicalJson([unit, version, frames]);
  const known = all.get(key);
  const ofVersion = [...all.values()].filter((one) => one.unit === unit && one.version === version);
  if (known === undefined && ofVersion.length >= KEPT_STACKS) return;
  all.set(key, { unit, version, frames, count: (known?.count ?? 0) + count });
}

/** The stored stacks of a version; none if no page told any. */
export async function readCrashes(
  { get }: Pick<Storage, 'get'>,
  unit: string,
  version: string,
): Promise<CrashStack[]> {
  const object = await get(keys.crashes(unit, version));
  return object === null ? [] : (JSON.parse(object.body.toString()) as CrashDocument).stacks;
}

/** Stores what was gathered, and takes it out of `all`; safe with concurrent writers. */
export async function storeStacks(storage: Storage, all: StackCounts, at: Date): Promise<void> {
  const byVersion = Map.groupBy(all.values(), ({ unit, version }) => `${unit}@${version}`);
  for (const told of byVersion.values()) {
    const [one] = told;
    if (one === undefined) continue;
    const { unit, version } = one;
    const key = keys.crashes(unit, version);
    for (;;) {
      const standing = await storage.get(key);
      const before = standing ? (JSON.parse(standing.body.toString()) as CrashDocument).stacks : [];
      const stacks = merged(before, told, at.toISOString());
      const document: CrashDocument = { schema: 'crashes/1', unit, version, stacks };
      if (await storage.compareAndSwap(key, standing?.etag ?? null, toJsonBody(document))) break;
    }
    for (const [name, stored] of all) if (told.includes(stored)) all.delete(name);
  }
}

function merged(
  before: readonly CrashStack[],
  told: readonly { frames: PinnedFrame[]; count: number }[],
  at: string,
): CrashStack[] {
  const stacks = new Map(before.map((stack) => [canonicalJson(stack.frames), stack]));
  for (const { frames, count } of told) {
    const key = canonicalJson(frames);
    const known = stacks.get(key);
    stacks.delete(key);
    stacks.set(key, { frames, count: (known?.count ?? 0) + count, first: known?.first ?? at, last: at });
  }
  return [...stacks.values()].sort((one, other) => other.last.localeCompare(one.last)).slice(0, KEPT_STACKS);
}
