import type { Language } from '@resort/shared/contract';
import type { VoucherScene } from '@resort/shared/calls/rows';
import { TEA } from '../../../src/domains/membership/texts/tea.ts';
import { hashDemoSecret } from '../hash-demo-secret.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { tokenHash } from '../../../src/platform/secrets/secrets.ts';
import { outlet } from '../../../src/schema/index.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';

interface DemoOutlet {
  readonly code: string;
  readonly property: string;
  readonly scene: VoucherScene;
  readonly hours: string;
  readonly name: Record<Language, string>;
}

const at = (
  code: string,
  property: string,
  scene: VoucherScene,
  hours: string,
  name: Record<Language, string>,
): DemoOutlet => ({ code, property, scene, hours, name });

export const DEMO_OUTLETS: readonly DemoOutlet[] = [
  at('LOTUS-ROOM', 'sjm', 'SHOP', '11:30–22:30', DEMO_TEXTS.outlets.lotusRoom),
  at('TEA-GALLERY', 'sjm', 'SHOP', `${TEA.from}–${TEA.to}`, DEMO_TEXTS.outlets.teaGallery),
  at('HERITAGE-DESK', 'sjm', 'HOTEL', '00:00–24:00', DEMO_TEXTS.outlets.heritageDesk),
  at('ORCHID-TABLE', 'glp', 'SHOP', '12:00–23:00', DEMO_TEXTS.outlets.orchidTable),
  at('GARDEN-SPA', 'glp', 'SHOP', '10:00–23:00', DEMO_TEXTS.outlets.gardenSpa),
  at('ATELIER-BAR', 'tkl', 'SHOP', '17:00–01:00', DEMO_TEXTS.outlets.atelierBar),
  at('ATELIER-SHOP', 'tkl', 'SHOP', '11:00–21:00', DEMO_TEXTS.outlets.atelierShop),
  at('DIM-SUM-HALL', 'pvm', 'SHOP', '08:00–15:30', DEMO_TEXTS.outlets.dimSumHall),
  at('CLASSIC-DESK', 'pvm', 'HOTEL', '00:00–24:00', DEMO_TEXTS.outlets.classicDesk),
  at('LANTERN-GRILL', 'gl', 'SHOP', '17:30–23:00', DEMO_TEXTS.outlets.lanternGrill),
  at('POOLSIDE', 'gl', 'SHOP', '09:00–19:00', DEMO_TEXTS.outlets.poolside),
  at('LANTERN-STAGE', 'gl', 'TICKET', '10:00–21:00', DEMO_TEXTS.outlets.lanternStage),
  at('CEDAR-COUNTER', 'tkl', 'SHOP', '18:00–22:30', DEMO_TEXTS.outlets.cedarCounter),
  at('TASCA-DO-LARGO', 'pvm', 'SHOP', '12:00–23:00', DEMO_TEXTS.outlets.tascaDoLargo),
  at('NOODLE-LANE', 'gl', 'SHOP', '11:00–04:00', DEMO_TEXTS.outlets.noodleLane),
  at('PALM-BRASSERIE', 'glp', 'SHOP', '06:30–22:30', DEMO_TEXTS.outlets.palmBrasserie),
  at('MOON-TERRACE', 'sjm', 'SHOP', '18:00–02:00', DEMO_TEXTS.outlets.moonTerrace),
  at('JADE-SPA', 'sjm', 'SHOP', '12:00–01:00', DEMO_TEXTS.outlets.jadeSpa),
  at('COUTURE-SPA', 'tkl', 'SHOP', '11:00–21:00', DEMO_TEXTS.outlets.coutureSpa),
  at('LANTERN-SWEETS', 'gl', 'SHOP', '11:00–21:00', DEMO_TEXTS.outlets.lanternSweets),
  at('PEARL-HOUSE', 'pvm', 'SHOP', '11:00–21:00', DEMO_TEXTS.outlets.pearlHouse),
  at('SCENT-HOUSE', 'glp', 'SHOP', '11:00–21:00', DEMO_TEXTS.outlets.scentHouse),
  at('HERITAGE-GIFTS', 'sjm', 'SHOP', '11:00–21:00', DEMO_TEXTS.outlets.heritageGifts),
];

/** The PIN of every demo outlet, because hashing is slow. */
export const DEMO_OUTLET_PIN = '480126';
export const demoTerminal = (code: string): string => `demo-terminal-${code.toLowerCase()}`;

/** Adds the demo's missing outlets with their PINs and terminals. */
export async function seedOutlets(tx: Transaction): Promise<void> {
  const present = await tx.select({ code: outlet.code }).from(outlet);
  const known = new Set(present.map(({ code }) => code));
  const missing = DEMO_OUTLETS.filter(({ code }) => !known.has(code));
  if (missing.length === 0) return;
  const pinHash = await hashDemoSecret(DEMO_OUTLET_PIN);
  const rows = missing.map((one) => ({
    ...one,
    phone: `+853 2888 ${4801 + 13 * DEMO_OUTLETS.indexOf(one)}`,
    pinHash,
    terminalHash: tokenHash(demoTerminal(one.code)),
  }));
  await tx.insert(outlet).values(rows);
}
