import type { PublicConfig, ReleaseDocument } from '@resort/shared/remote';
import { changesBetween } from '../channels/pin-changes.ts';
import { pinsOf, type Pins } from '../channels/channel.ts';
import { ApprovalNeededError } from '../base/errors.ts';
import { canonicalJson } from '../base/hashing.ts';
import type { ChannelPolicy } from './channel-policy.ts';

/** Units that move money or sign members in; the shell, since it holds the session and loads all others. */
const SENSITIVE: ReadonlySet<string> = new Set([
  'shell',
  'mf-auth',
  'mf-dollars',
  'mf-vouchers',
  'mf-hotel',
  'mf-shop',
  'mf-ticketing',
]);

/** What a channel would have; `parent` is what it has. */
export interface Change {
  parent: ReleaseDocument | null;
  pins: Pins;
  config: PublicConfig;
}

/** What of a change needs a second person: sensitive units that come, change or leave, and where calls go to. */
export function sensitiveChanges({ parent, pins, config }: Change): string[] {
  // nobody is on a channel without a release yet
  if (parent === null) return [];
  const units = changesBetween(pinsOf(parent), pins).map(({ unit }) => unit);
  const isElsewhere = canonicalJson(callsOf(config)) !== canonicalJson(callsOf(parent.config));
  return [...units.filter((unit) => SENSITIVE.has(unit)), ...(isElsewhere ? ['configuration'] : [])];
}

/**
 * The names that a release carries for a change that somebody else than its author approved; nothing where the channel
 * does not ask for it. Throws ApprovalNeededError.
 */
export function requireApproval(
  policy: Pick<ChannelPolicy, 'approval'>,
  { by, approvals = [] }: { by: string; approvals?: readonly string[] },
  change: Change,
): { approvals?: string[] } {
  const others = approvals.filter((name) => name !== by);
  const needs = policy.approval === 'required' ? sensitiveChanges(change) : [];
  if (needs.length > 0 && others.length === 0)
    throw new ApprovalNeededError(needs, change.parent?.number ?? 0);
  return others.length === 0 ? {} : { approvals: others };
}

const callsOf = ({ apiBase, appKey }: PublicConfig) => ({ apiBase, appKey });
