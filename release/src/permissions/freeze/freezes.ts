import { randomBytes } from 'node:crypto';
import { record, type AuditEntry } from '../../audit/audit-log.ts';
import { FrozenError, RefusedError } from '../../base/errors.ts';
import { loggedState } from '../../audit/logged-state.ts';
import { assertChannel } from '../../storage/names.ts';
import type { Author } from '../../artifacts/publish.ts';
import type { Registry } from '../../registry/registry.ts';

/**
 * A period without new versions on a channel. Rollback, halt and block remain possible, because they remove
 * something new.
 */
export interface Freeze {
  /** 8 hex digits */
  id: string;
  /** ISO 8601; in the future for a planned one */
  from: string;
  /** ISO 8601; null: until somebody ends it */
  until: string | null;
  by: string;
  reason: string;
}

/**
 * The freezes of a channel that are in force or planned, the earliest first. The signed log alone defines them: there is no
 * file that somebody could put back or take away. Throws where the log has a gap.
 */
export async function freezesOf(
  registry: Registry,
  channel: string,
  now: number = Date.now(),
): Promise<Freeze[]> {
  const { freezes } = await loggedState(registry);
  return [...(freezes.get(assertChannel(channel))?.values() ?? [])]
    .map(freezeOf)
    .filter(({ until }) => until === null || Date.parse(until) > now)
    .sort((one, other) => Date.parse(one.from) - Date.parse(other.from));
}

/** A line without its times freezes from its own time on. */
function freezeOf({ subjects, at, by, reason }: AuditEntry): Freeze {
  const [id = '', ...times] = subjects;
  const timeOf = (word: string) =>
    times.find((time) => time.startsWith(`${word} `))?.slice(word.length + 1) ?? null;
  return { id, from: timeOf('from') ?? at, until: timeOf('until'), by, reason };
}

export async function isFrozen(registry: Registry, channel: string): Promise<boolean> {
  return (await standingFreeze(registry, channel)) !== undefined;
}

/** Throws FrozenError during a freeze. */
export async function refuseFrozen(registry: Registry, channel: string): Promise<void> {
  const standing = await standingFreeze(registry, channel);
  if (standing === undefined) return;
  const { until, by, reason } = standing;
  throw new FrozenError(
    `Channel ${channel} is frozen${until === null ? '' : ` until ${until}`} by ${by}` +
      `${reason === '' ? '' : ` ("${reason}")`}: rollback, halt and block go on, nothing new does.`,
  );
}

async function standingFreeze(registry: Registry, channel: string): Promise<Freeze | undefined> {
  const now = Date.now();
  return (await freezesOf(registry, channel, now)).find((one) => isStanding(one, now));
}

const isStanding = ({ from }: Freeze, now: number): boolean => Date.parse(from) <= now;

export interface FreezeRequest extends Author {
  channel: string;
  /** ISO 8601 with time zone; default: now */
  from?: string;
  /** the same; default: until somebody ends it */
  until?: string;
}

/** Freezes a channel, now or at a planned time. Throws RefusedError for an invalid or past time. */
export async function freeze(registry: Registry, request: FreezeRequest): Promise<Freeze> {
  const { by, reason } = request;
  const channel = assertChannel(request.channel);
  const now = Date.now();
  const from = request.from === undefined ? now : toTime(request.from);
  const until = request.until === undefined ? null : toTime(request.until);
  if (until !== null && until <= Math.max(from, now))
    throw new RefusedError('A freeze ends after it began, and in the future.');
  const added: Freeze = {
    id: randomBytes(4).toString('hex'),
    from: new Date(from).toISOString(),
    until: until === null ? null : new Date(until).toISOString(),
    by,
    reason,
  };
  const subjects = [
    added.id,
    `from ${added.from}`,
    ...(added.until === null ? [] : [`until ${added.until}`]),
  ];
  await record(registry, { verb: 'freeze', channel, by, reason, subjects });
  return added;
}

/**
 * Ends the active or planned freeze with this id; without an id, all active ones. Returns those that ended;
 * throws RefusedError if there are none.
 */
export async function unfreeze(
  registry: Registry,
  { channel, id, by, reason }: Author & { channel: string; id?: string },
): Promise<Freeze[]> {
  const now = Date.now();
  const isMeant = (one: Freeze) => (id === undefined ? isStanding(one, now) : one.id === id);
  const ended = (await freezesOf(registry, channel, now)).filter(isMeant);
  if (ended.length === 0) {
    const what = id === undefined ? 'is not frozen' : `has no freeze ${id}`;
    throw new RefusedError(`Channel ${channel} ${what}.`);
  }
  const subjects = ended.map((one) => one.id);
  await record(registry, { verb: 'unfreeze', channel, by, reason, subjects });
  return ended;
}

/** A time without a zone would be another one on another machine. */
export function toTime(text: string): number {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
  if (Number.isNaN(time))
    throw new RefusedError(`"${text}" is no time with its zone, such as 2026-12-24T00:00+08:00.`);
  return time;
}
