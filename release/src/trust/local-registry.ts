import { adopt } from './adopt.ts';
import { RefusedError } from '../base/errors.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { makeSigningKey, readKeyring } from '../signing/key-files.ts';
import { configuredStorage } from '../storage/configured.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * Opens the registry in `DATA_DIR/release`, or in the store that the environment names, with this process's keys. If
 * there are none, it creates a key. A registry in a folder that is older than its first key is then adopted, and never
 * again implicitly. Throws RefusedError if the registry has signatures, but no keys are configured.
 */
export async function openLocalRegistry(dataDir: string, env: NodeJS.ProcessEnv): Promise<Registry> {
  const storage = await configuredStorage(dataDir, env);
  const keyring = readKeyring(dataDir, env);
  if (keyring !== null) return openRegistry(storage, keyring);
  if (await isSomebodys(storage, Boolean(env['RELEASE_STORE']))) {
    throw new RefusedError(
      'This registry was created with keys that this process does not have: name them in RELEASE_TRUSTED_KEYS, ' +
        'and in RELEASE_SIGNING_KEY on a machine that pins.',
    );
  }
  const registry = openRegistry(storage, makeSigningKey(dataDir));
  await adopt(registry, { by: 'registry', reason: 'from before signatures' });
  return registry;
}

/** In a bucket nothing predates signatures, so existing content may be anybody's. */
async function isSomebodys({ list }: Storage, isBucket: boolean): Promise<boolean> {
  const [releases, published] = [await list('releases/'), await list('published/')];
  return releases.some((key) => key.endsWith('.sig')) || (isBucket && published.length > 0);
}
