import type { AuditEntry } from '../../audit/audit-log.ts';

/** The kinds of events that people get notices of. */
export type EventKind =
  | 'proposal'
  | 'approval'
  | 'stage'
  | 'halt'
  | 'block'
  | 'freeze'
  | 'integrity alarm'
  | 'doubt'
  | 'scheduled pin'
  | 'expiring token'
  | 'nightly check';

export interface ReleaseEvent {
  schema: 'release-event/1';
  kind: EventKind;
  /** the entry of the audit log; the same event has the same number, so that a receiver can drop repetitions */
  entry: number;
  /** ISO 8601 */
  at: string;
  channel: string | null;
  by: string;
  reason: string;
  subjects: readonly string[];
  /** one sentence for people */
  text: string;
}

/** The event of a line of the log; null if nobody needs to hear of it. */
export function eventOf(entry: AuditEntry): ReleaseEvent | null {
  const found = kindOf(entry);
  if (found === null) return null;
  const [kind, what] = found;
  const { sequence, at, channel = null, by, reason, subjects } = entry;
  const where = channel === null ? '' : ` on ${channel}`;
  const why = reason === '' ? '' : `: ${reason}`;
  const text = `${what}${where}, by ${by}${why}`;
  return { schema: 'release-event/1', kind, entry: sequence, at, channel, by, reason, subjects, text };
}

function kindOf({ verb, by, channel, subjects }: AuditEntry): [EventKind, string] | null {
  const [first = '', ...rest] = subjects;
  const names = rest.join(', ');
  switch (verb) {
    case 'propose':
      return ['proposal', `Proposal ${first} (${names}) waits for a second person`];
    case 'approve':
      return ['approval', `Proposal ${first} (${names}) was approved`];
    case 'withdraw':
      return ['approval', `${first} was withdrawn`];
    case 'rollout':
      return by === 'stages' ? ['stage', `Release ${first} begins the stage ${names}`] : null;
    case 'halt':
      return ['halt', `Release ${first} halts the roll-out`];
    case 'block':
      // a release made by a block has its own line with a channel
      return channel === undefined ? ['block', `${first} is blocked`] : null;
    case 'freeze':
    case 'unfreeze':
      return ['freeze', verb === 'freeze' ? 'A freeze was set' : 'A freeze was ended'];
    case 'alarm':
      return ['integrity alarm', `Browsers received wrong bytes of ${names}`];
    case 'doubt':
      return ['doubt', `A person has to decide about ${names}`];
    case 'schedule start':
      return ['scheduled pin', `The scheduled pin ${first} (${names}) has started`];
    case 'token expires':
      return ['expiring token', `The token ${first} expires at ${names}`];
    case 'check':
      return ['nightly check', 'The nightly check found faults'];
    default:
      return null;
  }
}
