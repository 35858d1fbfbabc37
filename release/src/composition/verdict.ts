import { createHash } from 'node:crypto';
import { RefusedError } from '../base/errors.ts';
import { canonicalJson, toJsonBody } from '../base/hashing.ts';
import type { Registry } from '../registry/registry.ts';
import { isSealed, seal } from '../signing/sealed.ts';
import { keys } from '../storage/names.ts';
import { nameOf, type Candidate, type GateOutcome } from './gates/gate.ts';
import { faultsOf } from './gates/index.ts';
import type { SeenScreens } from './screens/seen-screens.ts';

/** The result of `check` for a set. A pin of exactly this set relies on it. */
export interface Verdict {
  schema: 'verdict/1';
  /** of the candidate set, see digestOfSet */
  digest: string;
  units: string[];
  /** ISO 8601 */
  at: string;
  by: string;
  passed: boolean;
  outcomes: GateOutcome[];
  /** why every screen was opened; null if some were carried over; absent without a browser run, and in older verdicts */
  whole?: string | null;
  /** what was opened, and what is carried over from which check */
  seen?: SeenScreens;
}

/** 64 hex digits that identify this combination of builds. */
export function digestOfSet({ artifacts }: Candidate): string {
  const digests = Object.fromEntries(artifacts.map(({ manifest, digest }) => [nameOf(manifest), digest]));
  return createHash('sha256').update(canonicalJson(digests)).digest('hex');
}

export async function storeVerdict(registry: Registry, verdict: Verdict): Promise<void> {
  const key = keys.verdict(verdict.digest);
  const body = toJsonBody(seal(registry.keyring, verdict));
  for (;;) {
    const standing = await registry.get(key);
    if (await registry.compareAndSwap(key, standing?.etag ?? null, body)) return;
  }
}

/** The latest verdict on a set; null if it was never checked. */
export async function readVerdict(registry: Registry, candidate: Candidate): Promise<Verdict | null> {
  const digest = digestOfSet(candidate);
  const object = await registry.get(keys.verdict(digest));
  if (object === null) return null;
  const verdict = JSON.parse(object.body.toString()) as Verdict;
  return isSealed(registry.keyring, verdict) && verdict.digest === digest ? verdict : null;
}

/** Throws RefusedError for a set that was not checked, or failed. */
export async function requireVerdict(
  registry: Registry,
  candidate: Candidate,
  { channel, units }: { channel: string; units: readonly string[] },
): Promise<void> {
  const verdict = await readVerdict(registry, candidate);
  if (verdict === null) {
    throw new RefusedError(
      `Channel ${channel} takes only what was checked together with what is pinned there: ` +
        `run \`npm run release -- check ${units.join(' ')} --channel ${channel}\` first.`,
    );
  }
  if (!verdict.passed) {
    const faults = faultsOf(verdict.outcomes);
    throw new RefusedError(['The check of this set found faults:', ...faults].join('\n'));
  }
}
