import { lastSequence, readEntry } from '../../audit/audit-log.ts';
import { toJsonBody } from '../../base/hashing.ts';
import type { Registry } from '../../registry/registry.ts';
import { keys } from '../../storage/names.ts';
import { deliver } from './deliver.ts';
import { eventOf } from './events.ts';
import type { Target } from './targets.ts';

/** The last entry that a target has received, and its failures. */
export interface Progress {
  /** the last entry of the log that it got, or did not need */
  entry: number;
  /** attempts for the next entry that failed */
  failures: number;
  /** no attempt before; also the lease of the machine that sends. ISO 8601 */
  notBefore: string;
  /** why the last attempt failed; null if it did not */
  fault: string | null;
}

/** A machine that dies leaves the target to the others after this time. */
const LEASE_MS = 60_000;
const FIRST_RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 3_600_000;
/** About nine hours; then the event is left out, so that a dead receiver does not hold back later ones. */
const ATTEMPTS = 16;
/** Entries of the log that one call reads for a target. */
const AT_ONCE = 100;

/**
 * Sends every event since the last call to every target, in order. A failed one is tried again later; several machines may
 * call this, and one at a time serves a target. Returns a sentence for each failure.
 */
export async function sendNotices(
  registry: Registry,
  targets: readonly Target[],
  now: number = Date.now(),
): Promise<string[]> {
  const said = await Promise.all(targets.map((target) => serve(registry, target, now)));
  return said.filter((sentence) => sentence !== null);
}

async function serve(registry: Registry, target: Target, now: number): Promise<string | null> {
  const key = keys.notices(target.name);
  const object = await registry.get(key);
  if (object === null) {
    // a new target does not get the past
    const first: Progress = {
      entry: await lastSequence(registry),
      failures: 0,
      notBefore: timeOf(now),
      fault: null,
    };
    await registry.createOnly(key, toJsonBody(first));
    return null;
  }
  const progress = JSON.parse(object.body.toString()) as Progress;
  if (Date.parse(progress.notBefore) > now) return null;
  if ((await readEntry(registry, progress.entry + 1)) === null) return null;
  const leased = { ...progress, notBefore: timeOf(now + LEASE_MS) };
  if (!(await registry.compareAndSwap(key, object.etag, toJsonBody(leased)))) return null;
  const next = await sendFrom(registry, target, progress, now);
  await store(registry, key, next);
  return next.fault === null ? null : `${target.name} was not told of entry ${next.entry + 1}: ${next.fault}`;
}

async function sendFrom(registry: Registry, target: Target, from: Progress, now: number): Promise<Progress> {
  let progress = from;
  for (let count = 0; count < AT_ONCE; count += 1) {
    const entry = await readEntry(registry, progress.entry + 1);
    if (entry === null) break;
    const event = eventOf(entry);
    try {
      if (event !== null) await deliver(target, event, now);
    } catch (fault) {
      const failures = progress.failures + 1;
      if (failures < ATTEMPTS) return later(progress, failures, fault, now);
    }
    progress = { entry: progress.entry + 1, failures: 0, notBefore: timeOf(now), fault: null };
  }
  return { ...progress, notBefore: timeOf(now) };
}

function later(progress: Progress, failures: number, fault: unknown, now: number): Progress {
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
  const words = fault instanceof Error ? fault.message : String(fault);
  return { ...progress, failures, notBefore: timeOf(now + wait), fault: words };
}

async function store(registry: Registry, key: string, progress: Progress): Promise<void> {
  for (;;) {
    const object = await registry.get(key);
    if (await registry.compareAndSwap(key, object?.etag ?? null, toJsonBody(progress))) return;
  }
}

const timeOf = (ms: number) => new Date(ms).toISOString();
