import { LANGUAGES, type Language } from '@resort/shared/contract';
import type { UnitManifest } from '@resort/shared/remote';
import type { Registry } from '../../registry/registry.ts';
import type { Candidate } from '../gates/gate.ts';
import { pathOfKey } from './screen-key.ts';
import type { SeenScreen, SeenScreens } from './seen-screens.ts';
import { changeOf, type UnitChange } from './unit-changes.ts';

/** Finds the links, and the ids in them. */
export const FIRST_LANGUAGE: Language = 'en';
/** Changed code is opened in these, whatever texts changed. */
export const CODE_LANGUAGES: readonly Language[] = [FIRST_LANGUAGE, 'tc'];

/** What a browser run opens of a set. */
export interface ScreenPlan {
  /** why every screen is opened; null if some are carried over */
  whole: string | null;
  /** unit → the languages in which to open those of its screens that are neither settled nor linking */
  languages: Readonly<Record<string, readonly Language[]>>;
  /** keys of screens that need not be opened, because an earlier check opened them */
  settled: ReadonlySet<string>;
  /** keys of unchanged screens to open in the first language only, because they lead to changed ones */
  linking: ReadonlySet<string>;
}

/** The set that the channel has, and what its check saw. */
export interface Base {
  manifests: readonly UnitManifest[];
  seen: SeenScreens;
}

export function wholePlan(candidate: Candidate, whole: string): ScreenPlan {
  const languages = candidate.artifacts.map(({ manifest }) => [manifest.unit, LANGUAGES]);
  return { whole, languages: Object.fromEntries(languages), settled: new Set(), linking: new Set() };
}

/**
 * Every screen of a changed unit, in the first language and in those whose texts changed, and if its code changed in
 * CODE_LANGUAGES, too; and screens that lead to them. The rest is settled. After a change of the shell, which every
 * screen uses, nothing is.
 */
export async function planScreens(
  registry: Registry,
  candidate: Candidate,
  base: Base,
): Promise<ScreenPlan & { changes: ReadonlyMap<string, UnitChange> }> {
  const before = new Map(base.manifests.map((manifest) => [manifest.unit, manifest]));
  const changes = new Map<string, UnitChange>();
  for (const { manifest } of candidate.artifacts) {
    const old = before.get(manifest.unit);
    if (old?.version === manifest.version) continue;
    const change = old ? await changeOf(registry, old, manifest) : { isCode: true, texts: [...LANGUAGES] };
    changes.set(manifest.unit, change);
  }
  const shellChange = changes.get(candidate.shell.unit);
  const languages = candidate.artifacts.map(
    ({ manifest: { unit } }) => [unit, languagesFor([changes.get(unit), shellChange])] as const,
  );
  const kept = shellChange ? [] : base.seen.screens.filter(({ unit }) => !changes.has(unit));
  const linking = leadingTo(changedPaths(candidate, base, changes), kept);
  const settled = kept.map(({ key }) => key).filter((key) => !linking.has(key));
  return {
    whole: null,
    languages: Object.fromEntries(languages),
    settled: new Set(settled),
    linking,
    changes,
  };
}

function languagesFor(changes: readonly (UnitChange | undefined)[]): Language[] {
  const found = changes.filter((change) => change !== undefined);
  // a screen of an unchanged unit that no check has seen
  const isCode = found.length === 0 || found.some((change) => change.isCode);
  return LANGUAGES.filter(
    (language) =>
      language === FIRST_LANGUAGE ||
      (isCode && CODE_LANGUAGES.includes(language)) ||
      found.some(({ texts }) => texts.includes(language)),
  );
}

/** Paths of changed, added and removed units. */
function changedPaths(
  { artifacts }: Candidate,
  base: Base,
  changes: ReadonlyMap<string, UnitChange>,
): Set<string> {
  const manifests = artifacts.map(({ manifest }) => manifest);
  const units = new Set(manifests.map(({ unit }) => unit));
  const isChanged = ({ unit }: UnitManifest) => changes.has(unit) || !units.has(unit);
  const all = [...manifests, ...base.manifests].filter(isChanged).flatMap(({ routes }) => routes);
  return new Set(all.map(({ path }) => path));
}

/**
 * Screens with a link to one of the paths. One with a query is only reached by a link with an id, so for each the first
 * screen that has such a link is among them, too.
 */
function leadingTo(paths: ReadonlySet<string>, kept: readonly SeenScreen[]): Set<string> {
  const found = new Set(
    kept.filter(({ links }) => links.some((key) => paths.has(pathOfKey(key)))).map(({ key }) => key),
  );
  // a set also iterates over what is added meanwhile
  for (const key of found) {
    const leads = kept.filter(({ links }) => key.includes('?') && links.includes(key));
    if (leads.length > 0 && !leads.some((one) => found.has(one.key))) found.add(leads[0]?.key ?? key);
  }
  return found;
}
