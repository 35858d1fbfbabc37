import { renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  keyFile,
  knownServerKeys,
  newServerKey,
  writtenKeyRing,
  type KeyRing,
} from '../platform/config/server-key.ts';
import { defaultDataDir } from '../platform/database/index.ts';
import { keyFingerprint } from '../platform/secrets/key-fingerprint.ts';
import { createSecrets } from '../platform/secrets/secrets.ts';
import { countSealedByOlder } from '../sealed.ts';
import { onCurrentDatabase, runTool } from './tool.ts';
import { turnVapid } from './vapid-keys.ts';

const USAGE =
  'Use npm run keys -- status, prepare, rotate [--prepared] or retire, or npm run keys -- vapid status.';

const say = (line: string) => process.stdout.write(`${line}\n`);
const prints = (ring: KeyRing) => ring.map(keyFingerprint).join(', ');

const { DATA_DIR, SERVER_KEY, SERVER_KEY_FILE } = process.env;
const dataDir = resolve(DATA_DIR || defaultDataDir);
/** Null if SERVER_KEY holds the ring itself. */
const file = SERVER_KEY_FILE || (SERVER_KEY ? null : keyFile(dataDir));

/** Replaces the file in one step, or prints the ring that SERVER_KEY has to hold. */
function keep(ring: KeyRing): void {
  say(`Keys: ${prints(ring)}. The first seals; all open.`);
  if (file === null) {
    say(`Set SERVER_KEY to:\n${writtenKeyRing(ring).trim().replaceAll('\n', ',')}`);
    return;
  }
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, writtenKeyRing(ring), { mode: 0o600, flag: 'wx', flush: true });
  renameSync(draft, file);
  say(`Written to ${file}. Restart every process of the product.`);
}

/** Sealed values of older keys, by table. */
const older = (ring: KeyRing) => onCurrentDatabase((db) => countSealedByOlder(db, createSecrets(ring)));

async function status(ring: KeyRing): Promise<void> {
  say(`Keys: ${prints(ring)}. The first seals; all open.`);
  for (const [table, count] of Object.entries(await older(ring)))
    if (count > 0) say(`${table}: ${count} sealed by an older key.`);
    else say(`${table}: done.`);
}

function rotate([first, ...others]: KeyRing, isPrepared: boolean): void {
  const last = others.at(-1);
  if (!isPrepared) return keep([newServerKey(), first, ...others]);
  if (last === undefined) throw new Error('No key is prepared: run npm run keys -- prepare first.');
  keep([last, first, ...others.slice(0, -1)]);
}

async function retire(ring: KeyRing): Promise<void> {
  if (ring.length === 1) throw new Error('There is one key only: nothing can be retired.');
  const left = Object.values(await older(ring)).reduce((sum, count) => sum + count, 0);
  if (left > 0)
    throw new Error(
      `Older keys still seal ${left} values: run npm run keys -- status until every table is done.`,
    );
  keep([ring[0]]);
}

/**
 * `npm run keys -- <verb>`: the ring of server keys, in SERVER_KEY, SERVER_KEY_FILE or DATA_DIR (docs/runbook.md, “The
 * key”). `status` counts what older keys sealed; `prepare` adds a key that only opens, so that every process knows it
 * before one seals with it; `rotate` puts a new key first, `--prepared` the prepared one; `retire` keeps the first key
 * only, and refuses while another one is needed. `vapid <verb>` does the same for the keys of push messages.
 */
await runTool(async () => {
  const [verb = '', ...flags] = process.argv.slice(2);
  if (verb === 'vapid') return turnVapid(flags);
  const isPrepared = flags.length === 1 && flags[0] === '--prepared' && verb === 'rotate';
  if (flags.length > 0 && !isPrepared) throw new Error(USAGE);
  const ring = knownServerKeys(SERVER_KEY, dataDir);
  if (verb === 'status') await status(ring);
  else if (verb === 'prepare') keep([...ring, newServerKey()]);
  else if (verb === 'rotate') rotate(ring, isPrepared);
  else if (verb === 'retire') await retire(ring);
  else throw new Error(USAGE);
});
