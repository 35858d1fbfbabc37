import webPush from 'web-push';
import { countByVapidKey } from '../domains/messaging/push/vapid-counts.ts';
import { parseVapidRing, type VapidRing } from '../platform/integrations/web-push-config.ts';
import { onCurrentDatabase } from './tool.ts';

const USAGE = 'Use npm run keys -- vapid status, prepare, rotate [--prepared] or retire [--force].';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The ring of the environment. Throws one sentence if there is none. */
function knownRing(): VapidRing {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = process.env;
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY)
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are missing: there is no key to turn.');
  return parseVapidRing(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY);
}

/** Both lists have to be set together, with their keys in the same order. */
function keep(ring: VapidRing): void {
  say(`Set VAPID_PUBLIC_KEY to:\n${ring.map(({ publicKey }) => publicKey).join(',')}`);
  say(`Set VAPID_PRIVATE_KEY to:\n${ring.map(({ privateKey }) => privateKey).join(',')}`);
  say('Then restart every process of the product.');
}

async function status(ring: VapidRing): Promise<void> {
  const counts = await onCurrentDatabase(countByVapidKey);
  for (const [at, { publicKey }] of ring.entries())
    say(
      `${publicKey} ${at === 0 ? 'is given to browsers' : 'only sends'}: ${counts.get(publicKey) ?? 0} browsers.`,
    );
  say(`Not known yet: ${counts.get(null) ?? 0} browsers.`);
}

function rotate([first, ...others]: VapidRing, isPrepared: boolean): void {
  if (!isPrepared) return keep([webPush.generateVAPIDKeys(), first, ...others]);
  const last = others.at(-1);
  if (last === undefined) throw new Error('No key is prepared: run npm run keys -- vapid prepare first.');
  keep([last, first, ...others.slice(0, -1)]);
}

/** A browser of an older key, or of one that is not known, would get nothing until it subscribes anew. */
async function retire([first, ...others]: VapidRing, isForced: boolean): Promise<void> {
  if (others.length === 0) throw new Error('There is one VAPID key only: nothing can be retired.');
  const counts = await onCurrentDatabase(countByVapidKey);
  const all = [...counts.values()].reduce((sum, browsers) => sum + browsers, 0);
  const left = all - (counts.get(first.publicKey) ?? 0);
  if (left > 0 && !isForced)
    throw new Error(
      `An older key may be needed by ${left} browsers: --force retires it, and they get no push until their members open the notifications screen.`,
    );
  keep([first]);
}

/** `npm run keys -- vapid <verb>`: the ring of VAPID keys (docs/runbook.md, “The keys of push messages”). */
export async function turnVapid([verb = '', ...flags]: readonly string[]): Promise<void> {
  const allowed = new Map([
    ['rotate', '--prepared'],
    ['retire', '--force'],
  ]);
  const hasFlag = flags.length === 1 && flags[0] === allowed.get(verb);
  if (flags.length > 0 && !hasFlag) throw new Error(USAGE);
  const ring = knownRing();
  if (verb === 'status') await status(ring);
  else if (verb === 'prepare') keep([...ring, webPush.generateVAPIDKeys()]);
  else if (verb === 'rotate') rotate(ring, hasFlag);
  else if (verb === 'retire') await retire(ring, hasFlag);
  else throw new Error(USAGE);
}
