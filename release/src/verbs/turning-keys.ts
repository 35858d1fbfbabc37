import { record } from '../audit/audit-log.ts';
import { RefusedError, UsageError } from '../base/errors.ts';
import type { Registry } from '../registry/registry.ts';
import {
  dropKey,
  preparedKey,
  prepareSigningKey,
  readKeyring,
  rotateSigningKey,
} from '../signing/key-files.ts';
import type { Author } from '../artifacts/publish.ts';
import { adopt } from '../trust/adopt.ts';
import { needsKey } from '../trust/needs-key.ts';
import { retireKey } from '../trust/retire-key.ts';
import { columns } from './columns.ts';
import { defineVerb } from './verb.ts';

const USAGE = 'keys takes no argument, status, prepare, rotate, retire <id>, or drop <id>.';

interface Turn {
  registry: Registry;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  author: Author;
}

/** The registry with the keys as they now are on the disk. */
const withKeysOf = ({ registry, dataDir, env }: Turn): Registry => ({
  ...registry,
  keyring: readKeyring(dataDir, env) ?? registry.keyring,
});

async function prepare({ registry, dataDir, author }: Turn): Promise<string[]> {
  const { id, publicPem } = prepareSigningKey(dataDir);
  await record(registry, { verb: 'keys prepare', ...author, subjects: [id] });
  return [
    `Add this key to RELEASE_TRUSTED_KEYS of every other process, and restart it:\n${publicPem.trim()}`,
  ];
}

/** Signs everything again at once, so that nothing that is served needs the old key. */
async function rotate(turn: Turn): Promise<string[]> {
  const id = rotateSigningKey(turn.dataDir);
  const registry = withKeysOf(turn);
  await record(registry, { verb: 'keys rotate', ...turn.author, subjects: [id] });
  const { artifacts, releases, documents } = await adopt(registry, turn.author);
  const counts = `${artifacts.length} versions, ${releases.length} releases and ${documents.length} other documents`;
  return [`Signed ${counts} with ${id}. Restart every process that signs.`];
}

async function retire({ registry, dataDir, author }: Turn, id: string): Promise<string[]> {
  await retireKey(registry, id, author);
  dropKey(dataDir, id);
  return [`${id} is not trusted here any more. Remove it from RELEASE_TRUSTED_KEYS of every other process.`];
}

async function drop({ registry, dataDir, author }: Turn, id: string): Promise<string[]> {
  dropKey(dataDir, id);
  await record(registry, { verb: 'keys drop', ...author, subjects: [id] });
  return [];
}

async function change(turn: Turn, what: string | undefined, id: string | undefined): Promise<string[]> {
  if (id === undefined && (what === undefined || what === 'status')) return [];
  const { RELEASE_SIGNING_KEY: signing, RELEASE_TRUSTED_KEYS: trusted } = turn.env;
  if (signing || trusted)
    throw new RefusedError(
      'RELEASE_SIGNING_KEY or RELEASE_TRUSTED_KEYS holds the keys: docs/runbook.md says how to turn them by hand.',
    );
  if (what === 'prepare' && id === undefined) return prepare(turn);
  if (what === 'rotate' && id === undefined) return rotate(turn);
  if (what === 'retire' && id !== undefined) return retire(turn, id);
  if (what === 'drop' && id !== undefined) return drop(turn, id);
  throw new UsageError(USAGE);
}

/** `keys`: the ring of keys that sign releases (docs/runbook.md, “The release's signing key”). */
export const keysVerb = defineVerb({
  needs: 'keys',
  takes: { names: 'keys' },
  async run(registry, { names: [what, id, ...rest], dataDir, by, reason }, { env }) {
    if (rest.length > 0) throw new UsageError(USAGE);
    const turn: Turn = { registry, dataDir, env, author: { by, reason } };
    const said = await change(turn, what, id);
    const now = withKeysOf(turn);
    const next = preparedKey(dataDir);
    const rows = [];
    for (const key of now.keyring.trusted.keys()) {
      const signs = key === now.keyring.signer?.id;
      rows.push({ key, signs, isPrepared: key === next, alone: (await needsKey(now, key)).length });
    }
    const lines = rows.map(({ key, signs, isPrepared, alone }) => [
      key,
      signs ? 'signs' : isPrepared ? 'is prepared' : 'is trusted',
      `${alone} documents have its signature alone`,
    ]);
    return { json: rows, text: [columns(lines), ...said].join('\n') };
  },
});
