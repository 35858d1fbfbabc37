import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { RefusedError } from '../base/errors.ts';
import { makeKey, toKeyring, type Keyring } from './keyring.ts';

/**
 * The keys of this process: from the environment, else from `DATA_DIR/release-keys`; null if there are none. They are
 * never in the registry's own storage, because they protect against anybody who can write there.
 * @param env RELEASE_SIGNING_KEY (PKCS #8) and RELEASE_TRUSTED_KEYS (SPKI, several one after another): PEM or a path;
 * RELEASE_REPORT_KEY, a secret that all origins of a channel share
 */
export function readKeyring(dataDir: string, env: NodeJS.ProcessEnv): Keyring | null {
  const { RELEASE_SIGNING_KEY: signing, RELEASE_TRUSTED_KEYS: trusted, RELEASE_REPORT_KEY: visits } = env;
  if (signing || trusted) {
    return toKeyring({
      signing: signing ? pemOf(signing) : null,
      trusted: trusted ? pemOf(trusted) : '',
      ...(visits && { visits }),
    });
  }
  const files = filesIn(dataDir);
  if (!existsSync(files.signing)) return null;
  return toKeyring({
    signing: readFileSync(files.signing, 'utf8'),
    trusted: readIfThere(files.trusted),
    ...(visits && { visits }),
  });
}

/** Creates the folder's first key. If two processes try at once, one creates it and both use it. */
export function makeSigningKey(dataDir: string): Keyring {
  const files = filesIn(dataDir);
  mkdirSync(files.folder, { recursive: true, mode: 0o700 });
  const draft = join(files.folder, `.${randomUUID()}`);
  writeFileSync(draft, makeKey().privatePem, { mode: 0o600 });
  try {
    linkSync(draft, files.signing);
  } catch {
    // another process was faster: its key is read below
  } finally {
    rmSync(draft);
  }
  return toKeyring({ signing: readFileSync(files.signing, 'utf8'), trusted: readIfThere(files.trusted) });
}

/**
 * Creates the next signing key, which is trusted and does not sign yet. Returns it; the same one until it signs.
 * `publicPem` is what every origin has to trust before the key signs.
 */
export function prepareSigningKey(dataDir: string): { id: string; publicPem: string } {
  const files = filesIn(dataDir);
  if (!existsSync(files.signing)) throw new RefusedError(`${files.folder} has no signing key to rotate.`);
  if (!existsSync(files.next)) {
    const { privatePem, publicPem } = makeKey();
    replace(files.trusted, readIfThere(files.trusted) + publicPem, 0o644);
    replace(files.next, privatePem, 0o600);
  }
  const { signer, trusted } = toKeyring({ signing: readFileSync(files.next, 'utf8'), trusted: '' });
  const id = signer?.id ?? '';
  return { id, publicPem: String(trusted.get(id)?.export({ type: 'spki', format: 'pem' })) };
}

/** Signs with the prepared key, or with a new one; the old one stays trusted until `dropKey`. Returns the new key's id. */
export function rotateSigningKey(dataDir: string): string {
  const files = filesIn(dataDir);
  if (!existsSync(files.signing)) throw new RefusedError(`${files.folder} has no signing key to rotate.`);
  const privatePem = existsSync(files.next) ? readFileSync(files.next, 'utf8') : makeKey().privatePem;
  const before = toKeyring({
    signing: readFileSync(files.signing, 'utf8'),
    trusted: readIfThere(files.trusted),
  });
  // trust the old key before it stops signing, so that every release is trusted at any time
  const trusted = [...before.trusted.values()].map((key) => key.export({ type: 'spki', format: 'pem' }));
  replace(files.trusted, trusted.join(''), 0o644);
  replace(files.signing, privatePem, 0o600);
  rmSync(files.next, { force: true });
  return toKeyring({ signing: privatePem, trusted: '' }).signer?.id ?? '';
}

/** Removes a trusted key; documents signed only with it no longer verify. */
export function dropKey(dataDir: string, id: string): void {
  const files = filesIn(dataDir);
  const { signer, trusted } = toKeyring({
    signing: readFileSync(files.signing, 'utf8'),
    trusted: readIfThere(files.trusted),
  });
  if (signer?.id === id) throw new RefusedError(`${id} is the key that signs: rotate first.`);
  if (!trusted.has(id)) throw new RefusedError(`${id} is none of the trusted keys; "keys" names them.`);
  if (preparedKey(dataDir) === id) rmSync(files.next);
  const rest = [...trusted].filter(([other]) => other !== id);
  replace(files.trusted, rest.map(([, key]) => key.export({ type: 'spki', format: 'pem' })).join(''), 0o644);
}

/** The id of the key that was prepared and does not sign yet; null if there is none. */
export function preparedKey(dataDir: string): string | null {
  const { next } = filesIn(dataDir);
  if (!existsSync(next)) return null;
  return toKeyring({ signing: readFileSync(next, 'utf8'), trusted: '' }).signer?.id ?? null;
}

function replace(file: string, text: string, mode: number): void {
  writeFileSync(`${file}.draft`, text, { mode });
  renameSync(`${file}.draft`, file);
}

const filesIn = (dataDir: string) => ({
  folder: join(dataDir, 'release-keys'),
  signing: join(dataDir, 'release-keys', 'signing.pem'),
  trusted: join(dataDir, 'release-keys', 'trusted.pem'),
  /** the private key that `rotateSigningKey` will sign with */
  next: join(dataDir, 'release-keys', 'next.pem'),
});

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const pemOf = (given: string) => (given.startsWith('-----BEGIN') ? given : readFileSync(given, 'utf8'));
