import { hashDemoSecret } from '../hash-demo-secret.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { gate } from '../../../src/domains/ticketing/tables/gates.ts';
import type { Texts } from '../../../src/locales/texts.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';

interface DemoGate {
  readonly code: string;
  readonly property: string;
  readonly name: Texts;
}

const MAIN = DEMO_TEXTS.gates.main;
const STAGE = DEMO_TEXTS.gates.stage;

/** Each gate admits to the events of its hotel. */
export const DEMO_GATES: readonly DemoGate[] = [
  { code: 'SJM-1', property: 'sjm', name: MAIN },
  { code: 'SJM-2', property: 'sjm', name: STAGE },
  { code: 'GLP-1', property: 'glp', name: MAIN },
  { code: 'TKL-1', property: 'tkl', name: MAIN },
  { code: 'PVM-1', property: 'pvm', name: MAIN },
  { code: 'GL-1', property: 'gl', name: MAIN },
  { code: 'GL-2', property: 'gl', name: STAGE },
];

/** The PIN of every demo gate, because hashing is slow. */
export const DEMO_GATE_PIN = '246810';

/** Adds the demo's missing gates. */
export async function seedGates(tx: Transaction): Promise<void> {
  const present = await tx.select({ code: gate.code }).from(gate);
  const known = new Set(present.map(({ code }) => code));
  const missing = DEMO_GATES.filter(({ code }) => !known.has(code));
  if (missing.length === 0) return;
  const pinHash = await hashDemoSecret(DEMO_GATE_PIN);
  await tx.insert(gate).values(missing.map((one) => ({ ...one, pinHash })));
}
