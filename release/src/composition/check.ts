import { createHash } from 'node:crypto';
import { pinsOf, readPinned, readPointer } from '../channels/channel.ts';
import { writeChecked } from './checked.ts';
import { readCandidate } from './compose.ts';
import { RefusedError } from '../base/errors.ts';
import { contractFaults, type OpenApi } from './gates/contract.ts';
import { nameOf, type Candidate, type GateOutcome } from './gates/gate.ts';
import { faultsOf, passGates } from './gates/index.ts';
import { canonicalJson, toJsonBody } from '../base/hashing.ts';
import { keys, parseUnitVersion } from '../storage/names.ts';
import type { Artifact } from '../artifacts/artifact.ts';
import type { Author } from '../artifacts/publish.ts';
import type { Registry } from '../registry/registry.ts';
import { isSealed, seal } from '../signing/sealed.ts';

/** Path below the API base → the origin of the service that answers calls there: `/tours` → `http://localhost:9000`. */
export type Services = Readonly<Record<string, string>>;

/**
 * Opens every screen of a set in a real browser; returns a message for each failure. `fresh`: the candidate's
 * units that the channel does not have yet.
 */
export type Smoke = (
  candidate: Candidate,
  registry: Registry,
  surroundings: { tell: (progress: string) => void; services: Services },
) => Promise<string[]>;

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
}

export interface CheckRequest extends Author {
  channel: string;
  /** added to the channel's current units, as in a pin */
  units: readonly string[];
  /** the app server's description; null: the contract gate fails */
  openApi: OpenApi | null;
  /** services beside the app server; default: none */
  services?: Services;
  /** null: the smoke gate fails */
  smoke: Smoke | null;
  tell?: (progress: string) => void;
}

/** 64 hex digits that identify this combination of builds. */
export function digestOfSet({ artifacts }: Candidate): string {
  const digests = Object.fromEntries(artifacts.map(({ manifest, digest }) => [nameOf(manifest), digest]));
  return createHash('sha256').update(canonicalJson(digests)).digest('hex');
}

/** Runs every gate, including slow ones, and stores the result under the digest of the set. */
export async function check(registry: Registry, request: CheckRequest): Promise<Verdict> {
  const { channel, units, by, openApi, services = {}, smoke, tell = () => {} } = request;
  const standing = await readPointer(registry, channel);
  const pins = standing === null ? {} : pinsOf(await readPinned(registry, standing.pointer));
  const asked = units.map(parseUnitVersion).map(({ unit, version }) => [unit, version]);
  const candidate = await readCandidate(registry, { ...pins, ...Object.fromEntries(asked) }, {});

  const isFresh = ({ manifest }: Artifact) => pins[manifest.unit] !== manifest.version;

  tell('bytes, integrity, singletons, routes, languages');
  const outcomes = await passGates(candidate, registry);
  tell('contract');
  outcomes.push({ gate: 'contract', faults: contractFaults(candidate, openApi) });
  // a browser would only repeat what the gates have found
  if (faultsOf(outcomes).length === 0) {
    tell('smoke');
    const fresh = candidate.artifacts.filter(isFresh);
    const open = smoke ?? noBrowser;
    const faults = await open({ ...candidate, fresh }, registry, { tell, services });
    outcomes.push({ gate: 'smoke', faults });
  }
  const verdict: Verdict = {
    schema: 'verdict/1',
    digest: digestOfSet(candidate),
    units: candidate.artifacts.map(({ manifest }) => nameOf(manifest)),
    at: new Date().toISOString(),
    by,
    passed: faultsOf(outcomes).length === 0,
    outcomes,
  };
  await store(registry, verdict);
  const { digest, passed, at } = verdict;
  for (const { manifest } of candidate.artifacts.filter(isFresh)) {
    const { unit, version } = manifest;
    await writeChecked(registry, { schema: 'checked/1', unit, version, passed, at, by, digest });
  }
  return verdict;
}

const noBrowser: Smoke = async () => ['No browser run was given: check with `npm run release -- check`.'];

async function store(registry: Registry, verdict: Verdict): Promise<void> {
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
