import { adopt, openLocalRegistry, type Registry, type UnitVersionName } from '@resort/release';

/**
 * Copies versions into the registry of another data folder, byte for byte, and signs them there with its own
 * key.
 */
export async function copyCandidate(
  from: Registry,
  versions: readonly UnitVersionName[],
  dataDir: string,
): Promise<void> {
  const to = await openLocalRegistry(dataDir, {});
  for (const { unit, version } of versions) {
    for (const key of await from.list(`artifacts/${unit}/${version}/`)) {
      const object = await from.get(key);
      if (object !== null) await to.createOnly(key, object.body);
    }
  }
  await adopt(to, { by: 'check', reason: 'smoke' });
}
