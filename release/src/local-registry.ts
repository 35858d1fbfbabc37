import { adopt } from './adopt.ts';
import { openRegistry, type Registry } from './registry.ts';
import { makeSigningKey, readKeyring } from './signing/key-files.ts';
import { configuredStorage } from './storage/configured.ts';

/**
 * The registry in `DATA_DIR/release`, or in the store that the environment names, with this process's keys. Where there are none yet, one is made; a registry that
 * is older than its first key is adopted in that moment, and never again without being asked.
 */
export async function openLocalRegistry(dataDir: string, env: NodeJS.ProcessEnv): Promise<Registry> {
  const storage = await configuredStorage(dataDir, env);
  const keyring = readKeyring(dataDir, env);
  if (keyring !== null) return openRegistry(storage, keyring);
  const registry = openRegistry(storage, makeSigningKey(dataDir));
  await adopt(registry, { by: 'registry', reason: 'from before signatures' });
  return registry;
}
