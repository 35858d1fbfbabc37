import { pinsOf, readPinned, readPointer, type Pins } from '../channels/channel.ts';
import type { Artifact } from '../artifacts/artifact.ts';
import type { Author } from '../artifacts/publish.ts';
import type { Registry } from '../registry/registry.ts';
import { parseUnitVersion } from '../storage/names.ts';
import { writeChecked } from './checked.ts';
import { readCandidate } from './compose.ts';
import { contractFaults, type OpenApi } from './gates/contract.ts';
import { nameOf, type Candidate } from './gates/gate.ts';
import { faultsOf, passGates } from './gates/index.ts';
import { findBase } from './find-base.ts';
import { mergeSeen } from './screens/merge-seen.ts';
import { planScreens, wholePlan, type ScreenPlan } from './screens/plan-screens.ts';
import type { OpenedScreen } from './screens/seen-screens.ts';
import { digestOfSet, storeVerdict, type Verdict } from './verdict.ts';

/** Path below the API base → the origin of the service that answers calls there: `/tours` → `http://localhost:9000`. */
export type Services = Readonly<Record<string, string>>;

export interface SmokeResult {
  /** a message for each failure */
  faults: string[];
  /** what was opened without one */
  opened: OpenedScreen[];
}

/** Opens the planned screens of a set in a real browser. */
export type Smoke = (
  candidate: Candidate,
  registry: Registry,
  surroundings: { plan: ScreenPlan; tell: (progress: string) => void; services: Services },
) => Promise<SmokeResult>;

export interface CheckRequest extends Author {
  channel: string;
  /** added to the channel's current units, as in a pin */
  units: readonly string[];
  /** opens every screen in every language, whatever changed */
  isWhole?: boolean;
  /** the app server's description; null: the contract gate fails */
  openApi: OpenApi | null;
  /** services beside the app server; default: none */
  services?: Services;
  /** null: the smoke gate fails */
  smoke: Smoke | null;
  tell?: (progress: string) => void;
}

/** Runs every gate, including slow ones, and stores the result under the digest of the set. */
export async function check(registry: Registry, request: CheckRequest): Promise<Verdict> {
  const { channel, units, by, openApi, tell = () => {} } = request;
  const standing = await readPointer(registry, channel);
  const pins = standing === null ? {} : pinsOf(await readPinned(registry, standing.pointer));
  const asked = units.map(parseUnitVersion).map(({ unit, version }) => [unit, version]);
  const candidate = await readCandidate(registry, { ...pins, ...Object.fromEntries(asked) }, {});

  const isFresh = ({ manifest }: Artifact) => pins[manifest.unit] !== manifest.version;

  tell('bytes, integrity, singletons, routes, languages');
  const outcomes = await passGates(candidate, registry);
  tell('contract');
  outcomes.push({ gate: 'contract', faults: contractFaults(candidate, openApi) });
  const name = { digest: digestOfSet(candidate), at: new Date().toISOString(), by };
  const fresh = candidate.artifacts.filter(isFresh);
  // a browser would only repeat what the gates have found
  const run = faultsOf(outcomes).length > 0 ? null : await openScreens(registry, candidate, pins, request);
  if (run !== null) outcomes.push({ gate: 'smoke', faults: run.result.faults });
  const verdict: Verdict = {
    schema: 'verdict/1',
    ...name,
    units: candidate.artifacts.map(({ manifest }) => nameOf(manifest)),
    passed: faultsOf(outcomes).length === 0,
    outcomes,
    ...(run && {
      whole: run.plan.whole,
      seen: mergeSeen(name, run.result.opened, candidate, run.carried),
    }),
  };
  await storeVerdict(registry, verdict);
  const { digest, passed, at } = verdict;
  for (const { manifest } of fresh) {
    const { unit, version } = manifest;
    await writeChecked(registry, { schema: 'checked/1', unit, version, passed, at, by, digest });
  }
  return verdict;
}

async function openScreens(registry: Registry, candidate: Candidate, pins: Pins, request: CheckRequest) {
  const { services = {}, smoke, isWhole = false, tell = () => {} } = request;
  const isSame = candidate.artifacts.every(({ manifest }) => pins[manifest.unit] === manifest.version);
  const base = isWhole
    ? 'a complete check was asked for'
    : isSame
      ? 'the channel has exactly this set'
      : await findBase(registry, pins);
  const run = (plan: ScreenPlan) => (smoke ?? noBrowser)(candidate, registry, { plan, tell, services });
  if (typeof base === 'string') {
    tell(`smoke: every screen in every language, because ${base}`);
    const plan = wholePlan(candidate, base);
    return { plan, result: await run(plan), carried: null };
  }
  tell('smoke: what changed');
  const plan = await planScreens(registry, candidate, base);
  return { plan, result: await run(plan), carried: { base, changes: plan.changes } };
}

const noBrowser: Smoke = async () => ({
  faults: ['No browser run was given: check with `npm run release -- check`.'],
  opened: [],
});
