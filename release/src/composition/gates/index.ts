import type { Registry } from '../../registry/registry.ts';
import { bytesGate } from './bytes.ts';
import { chunkTableGate } from './chunk-table.ts';
import type { Candidate, Gate, GateOutcome } from './gate.ts';
import { integrityGate } from './integrity.ts';
import { languagesGate } from './languages.ts';
import { referencesGate } from './references.ts';
import { routesGate } from './routes.ts';
import { shareTypesGate } from './share-types.ts';
import { sharedNamesGate } from './shared-names.ts';
import { singletonsGate } from './singletons.ts';

/** Gates that every pin passes on every channel, quick enough to run each time. */
const GATES: readonly Gate[] = [
  bytesGate,
  referencesGate,
  integrityGate,
  chunkTableGate,
  singletonsGate,
  sharedNamesGate,
  shareTypesGate,
  routesGate,
  languagesGate,
];

/** Runs all gates and collects all faults, so that a person sees everything to fix. */
export async function passGates(candidate: Candidate, registry: Registry): Promise<GateOutcome[]> {
  return Promise.all(
    GATES.map(async (gate) => {
      const notes = [...(gate.notesOf?.(candidate) ?? [])];
      const faults = [...(await gate.faultsOf(candidate, registry))];
      return { gate: gate.name, faults, ...(notes.length > 0 && { notes }) };
    }),
  );
}

export const faultsOf = (outcomes: readonly GateOutcome[]) => outcomes.flatMap(({ faults }) => faults);
