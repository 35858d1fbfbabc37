import type { UnitManifest } from '@resort/shared/remote';
import type { Artifact } from '../../artifacts/artifact.ts';
import type { Registry } from '../../registry/registry.ts';

/** A set of versions to pin, read from the registry. */
export interface Candidate {
  /** every unit, sorted by name */
  artifacts: readonly Artifact[];
  /** artifacts that are not in the current release, so that their bytes are not verified yet */
  fresh: readonly Artifact[];
  shell: UnitManifest;
}

/** A rule about the whole set. */
export interface Gate {
  /** for programs and for the list that `check` prints */
  name: string;
  /** a message for each fault, with what to do about it */
  faultsOf(candidate: Candidate, registry: Registry): readonly string[] | Promise<readonly string[]>;
  /** what a person should know although it refuses nothing */
  notesOf?(candidate: Candidate): readonly string[];
}

export interface GateOutcome {
  gate: string;
  faults: string[];
  /** absent if there are none */
  notes?: string[];
}

export const nameOf = ({ unit, version }: { unit: string; version: string }) => `${unit}@${version}`;

export const manifestsOf = ({ artifacts }: Candidate) => artifacts.map(({ manifest }) => manifest);
