import { afterEach, beforeEach } from '@jest/globals';
import { join } from 'node:path';
import { check, type CheckRequest, type Smoke } from '../composition/check.ts';
import type { Verdict } from '../composition/verdict.ts';
import { pin, type PinRequest } from '../changes/pin.ts';
import { publish } from '../artifacts/publish.ts';
import type { Registry } from '../registry/registry.ts';
import {
  AUTHOR,
  CONFIG,
  openTestDataFolder,
  temporaryFolder,
  writeBuild,
  type MadeUp,
} from './made-up-builds.ts';

/** A browser run that opens nothing and returns these faults. */
export const smokeWith =
  (...faults: string[]): Smoke =>
  async () => ({ faults, opened: [] });

/** An empty registry for each test of the file that calls this. */
export interface TestRegistry {
  registry: Registry;
  /** its folder `release` is the storage, and `release-keys` contains the keys */
  dataDir: string;
  publishAll(...builds: MadeUp[]): Promise<void>;
  pinUnits(units: readonly string[], change?: Partial<PinRequest>): ReturnType<typeof pin>;
  /** with a browser run that finds no faults */
  checkUnits(units: readonly string[], change?: Partial<CheckRequest>): Promise<Verdict>;
}

export function eachRegistry(): TestRegistry {
  const at = {} as TestRegistry;
  let root: string;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    ({ path: root, remove } = await temporaryFolder());
    const dataDir = join(root, 'data');
    Object.assign(at, { dataDir, registry: await openTestDataFolder(dataDir) });
  });
  afterEach(() => remove());
  return Object.assign(at, {
    async publishAll(...builds: MadeUp[]) {
      for (const made of builds)
        await publish(at.registry, { dist: await writeBuild(root, made), ...AUTHOR });
    },
    pinUnits: (units: readonly string[], change: Partial<PinRequest> = {}) =>
      pin(at.registry, { channel: 'production', units, config: CONFIG, ...AUTHOR, ...change }),
    checkUnits: (units: readonly string[], change: Partial<CheckRequest> = {}) => {
      const request = { channel: 'production', units, openApi: null, smoke: smokeWith(), ...AUTHOR };
      return check(at.registry, { ...request, ...change });
    },
  });
}
