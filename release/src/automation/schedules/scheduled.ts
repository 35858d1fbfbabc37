import { randomBytes } from 'node:crypto';
import type { PublicConfig } from '@resort/shared/remote';
import type { Author } from '../../artifacts/publish.ts';
import { record } from '../../audit/audit-log.ts';
import { documentDigest, loggedState } from '../../audit/logged-state.ts';
import { RefusedError } from '../../base/errors.ts';
import { toJsonBody } from '../../base/hashing.ts';
import { toPins } from '../../changes/pin.ts';
import { toTime } from '../../permissions/freeze/freezes.ts';
import type { Registry } from '../../registry/registry.ts';
import type { Audience } from '../../rollout/rollout-state.ts';
import { isSealed, seal, type Sealed } from '../../signing/sealed.ts';
import { assertChannel, keys } from '../../storage/names.ts';

/** A pin that somebody planned for later. */
export interface Scheduled {
  schema: 'scheduled/1';
  /** 8 hex digits */
  id: string;
  channel: string;
  by: string;
  reason: string;
  /** ISO 8601 */
  starts: string;
  units: readonly string[];
  config?: Partial<PublicConfig>;
  audience?: Audience;
  /** the machine that works on it, until its lease ends, and the release it began from; absent while it waits */
  lease?: { until: string; base: number };
  state: 'waiting' | 'over';
}

type ScheduleRequest = Author &
  Pick<Scheduled, 'channel' | 'units' | 'config' | 'audience'> & { starts: string };

/** Plans a pin. Its gates run when it starts. Throws RefusedError for a time that has passed. */
export async function schedulePin(registry: Registry, request: ScheduleRequest): Promise<Scheduled> {
  const { by, reason, units, config, audience } = request;
  const channel = assertChannel(request.channel);
  toPins(units);
  const time = toTime(request.starts);
  if (time <= Date.now())
    throw new RefusedError(`${request.starts} has passed: pin it now, or name a later time.`);
  const scheduled: Scheduled = {
    schema: 'scheduled/1',
    id: randomBytes(4).toString('hex'),
    channel,
    by,
    reason,
    starts: new Date(time).toISOString(),
    units,
    ...(config && { config }),
    ...(audience && { audience }),
    state: 'waiting',
  };
  const { id, starts } = scheduled;
  const subjects = [id, `starts ${starts}`, ...units];
  await record(registry, { verb: 'schedule', channel, by, reason, subjects, digest: digestOf(scheduled) });
  await registry.createOnly(keys.scheduled(channel, id), toJsonBody(seal(registry.keyring, scheduled)));
  return scheduled;
}

/** The lease changes while a machine works; the wish never does. */
function digestOf({ lease: _lease, ...scheduled }: Scheduled): string {
  return documentDigest({ ...scheduled, state: 'waiting' });
}

export interface Found {
  scheduled: Scheduled;
  etag: string;
}

/** Scheduled pins that wait, the earliest first. One that differs from its line in the log does not count. */
export async function scheduledOn(registry: Registry, channel: string): Promise<Found[]> {
  const { documents } = await loggedState(registry);
  const found: Found[] = [];
  for (const key of await registry.list(`scheduled/${assertChannel(channel)}/`)) {
    const object = await registry.get(key);
    const line = documents.get(key);
    if (object === null || line === undefined || line.ended !== null) continue;
    const sealed = JSON.parse(object.body.toString()) as Sealed<Scheduled>;
    const { signatures: _signatures, ...scheduled } = sealed;
    const isIt = isSealed(registry.keyring, sealed) && digestOf(scheduled) === line.made.digest;
    if (isIt && scheduled.state === 'waiting') found.push({ scheduled, etag: object.etag });
  }
  return found.sort((one, other) => Date.parse(one.scheduled.starts) - Date.parse(other.scheduled.starts));
}

/** False if another machine changed it first. */
export async function replaceScheduled(
  registry: Registry,
  { etag }: Found,
  next: Scheduled,
): Promise<boolean> {
  const body = toJsonBody(seal(registry.keyring, next));
  return registry.compareAndSwap(keys.scheduled(next.channel, next.id), etag, body);
}

/** Takes a scheduled pin back. null if there is none with this id. */
export async function withdrawScheduled(
  registry: Registry,
  { channel, id, by, reason }: Author & { channel: string; id: string },
): Promise<Scheduled | null> {
  const found = (await scheduledOn(registry, channel)).find(({ scheduled }) => scheduled.id === id);
  if (found === undefined) return null;
  if (found.scheduled.lease && Date.parse(found.scheduled.lease.until) > Date.now())
    throw new RefusedError(`The scheduled pin ${id} is starting now: halt or roll it back.`);
  await record(registry, { verb: 'withdraw', channel, by, reason, subjects: [id] });
  await replaceScheduled(registry, found, { ...found.scheduled, state: 'over' });
  return found.scheduled;
}
