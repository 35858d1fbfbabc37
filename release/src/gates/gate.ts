import type { UnitManifest } from '@resort/shared/remote';
import type { Artifact } from '../artifacts/artifact.ts';
import type { Registry } from '../registry/registry.ts';

/** A set of versions that somebody wants to pin, read from the registry. */
export interface Candidate {
  /** every unit, sorted by name */
  artifacts: readonly Artifact[];
  /** those among them whose bytes nobody has verified yet: they are not in the current release */
  fresh: readonly Artifact[];
  shell: UnitManifest;
}

/** A rule over the whole set. */
export interface Gate {
  /** for machines and for the list that `check` prints */
  name: string;
  /** one sentence for each fault, which says what to do */
  faultsOf(candidate: Candidate, registry: Registry): readonly string[] | Promise<readonly string[]>;
}

export interface GateOutcome {
  gate: string;
  faults: string[];
}

export const nameOf = ({ unit, version }: { unit: string; version: string }) => `${unit}@${version}`;

export const manifestsOf = ({ artifacts }: Candidate) => artifacts.map(({ manifest }) => manifest);
