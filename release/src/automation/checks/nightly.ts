import { record } from '../../audit/audit-log.ts';
import { UsageError } from '../../base/errors.ts';
import { listChannels } from '../../channels/channel.ts';
import { readOpenApi } from '../../composition/read-open-api.ts';
import { policyOf } from '../../permissions/policies/channel-policy.ts';
import type { Registry } from '../../registry/registry.ts';
import { keys } from '../../storage/names.ts';
import type { RunningChecks } from './running-checks.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const FORM = /^([01]\d|2[0-3]):([0-5]\d) ?(?:Z|([+-])(0\d|1[0-4]):([0-5]\d))$/;

/** Reads RELEASE_NIGHTLY_CHECK, `03:00 +08:00`: milliseconds after midnight UTC; null if it is not set. */
export function readNightly(env: NodeJS.ProcessEnv): number | null {
  const text = env['RELEASE_NIGHTLY_CHECK'];
  if (!text) return null;
  const found = FORM.exec(text);
  if (found === null)
    throw new UsageError(`RELEASE_NIGHTLY_CHECK is a time with its zone, 03:00 +08:00, not "${text}".`);
  const [, hour, minute, sign, hours = '0', minutes = '0'] = found;
  const zone = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const utc = Number(hour) * 60 + Number(minute) - zone;
  return (((utc * MINUTE_MS) % DAY_MS) + DAY_MS) % DAY_MS;
}

/** The day (UTC) on which the newest nightly check became due. */
export function nightOf(now: number, nightly: number): string {
  return new Date(now - nightly).toISOString().slice(0, 10);
}

export interface Nightly {
  registry: Registry;
  checks: RunningChecks;
  /** see readNightly */
  at: number;
  /** descriptions of the app server */
  openApiFiles: string;
}

/**
 * Runs the complete check of every channel that requires checks, if it is due and no server has begun it. Several servers
 * may do this; the storage lets one of them run each night's check. Returns a sentence for each.
 */
export async function checkNightly(nightly: Nightly, now: number = Date.now()): Promise<string[]> {
  const { registry, checks, at, openApiFiles } = nightly;
  const said: string[] = [];
  for (const channel of await listChannels(registry)) {
    if (checks.whyNot() !== null || checks.isBusy()) break;
    if ((await policyOf(registry, channel)).check !== 'required') continue;
    if (!(await registry.createOnly(keys.nightly(channel, nightOf(now, at)), Buffer.alloc(0)))) continue;
    const openApi = await readOpenApi(openApiFiles);
    const author = { by: 'nightly', reason: 'complete check' };
    const { passed, faults } = await checks.start({ channel, units: [], isWhole: true, openApi, ...author })
      .ended;
    const reason = passed ? 'no faults' : faults.join(' ').slice(0, 500);
    // the log is what people get notices of
    if (!passed) await record(registry, { verb: 'check', channel, by: 'nightly', reason, subjects: [] });
    said.push(`nightly check of ${channel}: ${reason}`);
  }
  return said;
}
