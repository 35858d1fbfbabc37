import type { SourceCommit } from '@resort/shared/remote';
import { isDirty, readProvenance, type Provenance } from '../artifacts/provenance.ts';
import type { CallChanges } from '../artifacts/call-changes.ts';
import type { PinChange } from '../channels/pin-changes.ts';
import { readChecked, type Checked } from '../composition/checked.ts';
import type { Registry } from '../registry/registry.ts';

/** What tells two versions apart: who changed what and when, how large it is, and the verdict of its check. */
export interface VersionNote {
  version: string;
  /** the newest commit behind it; null if unknown */
  commit: SourceCommit | null;
  isDirty: boolean;
  /** commits since the version before, newest first */
  commits: SourceCommit[];
  bytes: number;
  /** compared with the version before; null for the first */
  bytesChange: number | null;
  calls: CallChanges;
  /** the last check that opened its screens; null if there was none */
  verdict: Pick<Checked, 'passed' | 'at' | 'by'> | null;
}

/** A pin that changes, with what is known of the new version. */
export interface NotedChange extends PinChange {
  note?: VersionNote | null;
}

/** Clean provenance never changes, so a process reads each document once. */
const known = new WeakMap<Registry['get'], Map<string, Provenance>>();

async function knownProvenance(registry: Registry, unit: string, version: string) {
  const cache = known.get(registry.get) ?? new Map<string, Provenance>();
  known.set(registry.get, cache);
  const name = `${unit}@${version}`;
  const found = cache.get(name) ?? (await readProvenance(registry, unit, version));
  if (found !== null && !isDirty(found)) cache.set(name, found);
  return found;
}

/** null for a version that was published before there was provenance. */
export async function versionNote(
  registry: Registry,
  unit: string,
  version: string,
): Promise<VersionNote | null> {
  const provenance = await knownProvenance(registry, unit, version);
  if (provenance === null) return null;
  const { commit, commits, bytes, bytesChange, calls } = provenance;
  const checked = await readChecked(registry, unit, version);
  const verdict = checked && { passed: checked.passed, at: checked.at, by: checked.by };
  return { version, commit, isDirty: isDirty(provenance), commits, bytes, bytesChange, calls, verdict };
}

export async function withNotes(registry: Registry, changes: readonly PinChange[]): Promise<NotedChange[]> {
  return Promise.all(
    changes.map(async (change) => {
      const { unit, to } = change;
      return { ...change, note: to === null ? null : await versionNote(registry, unit, to) };
    }),
  );
}

/** Versions looked at between two that are compared. */
const STEPS = 20;

/** Commits in a version and not in an earlier one of the unit, newest first, as far as the registry knows them. */
export async function commitsBetween(
  registry: Registry,
  { unit, from, to }: PinChange,
): Promise<SourceCommit[]> {
  const commits: SourceCommit[] = [];
  let version = to;
  for (let step = 0; step < STEPS && version !== null && version !== from; step += 1) {
    const provenance: Provenance | null = await knownProvenance(registry, unit, version);
    if (provenance === null) break;
    commits.push(...provenance.commits);
    version = provenance.previous;
  }
  return [...new Map(commits.map((one) => [one.commit, one])).values()];
}
