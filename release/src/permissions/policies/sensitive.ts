import type { PublicConfig, ReleaseDocument } from '@resort/shared/remote';
import { changesBetween } from '../../channels/pin-changes.ts';
import { pinsOf, type Pins } from '../../channels/channel.ts';
import { ApprovalNeededError } from '../../base/errors.ts';
import { canonicalJson } from '../../base/hashing.ts';
import type { ChannelPolicy } from './channel-policy.ts';

/**
 * Units that handle money or sign-in. The shell is one, because it holds the session and loads the others.
 */
const SENSITIVE: ReadonlySet<string> = new Set([
  'shell',
  'mf-auth',
  'mf-dollars',
  'mf-vouchers',
  'mf-hotel',
  'mf-shop',
  'mf-ticketing',
]);

/** The new state of a channel; `parent` is its current release. */
export interface Change {
  parent: ReleaseDocument | null;
  pins: Pins;
  config: PublicConfig;
}

/**
 * Which parts of a change need a second person: added, changed or removed sensitive units, and the API
 * address.
 */
export function sensitiveChanges({ parent, pins, config }: Change): string[] {
  // a channel without a release has no visitors yet
  if (parent === null) return [];
  const units = changesBetween(pinsOf(parent), pins).map(({ unit }) => unit);
  const isElsewhere = canonicalJson(callsOf(config)) !== canonicalJson(callsOf(parent.config));
  return [...units.filter((unit) => SENSITIVE.has(unit)), ...(isElsewhere ? ['configuration'] : [])];
}

/**
 * The approvers that a release records; none if the channel does not require approval. Throws
 * ApprovalNeededError.
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
