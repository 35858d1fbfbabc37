import type { PublicConfig, ReleaseDocument } from '@resort/shared/remote';
import { requireApproval } from '../permissions/policies/sensitive.ts';
import { refuseBlocked } from '../channels/blocked-versions.ts';
import { proposalSubject } from '../audit/logged-state.ts';
import { conflict } from './conflict.ts';
import { pinsOf, readRelease, type Pins } from '../channels/channel.ts';
import { requireVerdict } from '../composition/verdict.ts';
import { commitRelease } from '../channels/commit.ts';
import { compose, readCandidate, refuseFaults } from '../composition/compose.ts';
import { RefusedError } from '../base/errors.ts';
import { refuseFrozen } from '../permissions/freeze/freezes.ts';
import { refuseDirtyVersions } from '../artifacts/provenance.ts';
import { sparesAfterPin } from '../composition/last-known-good.ts';
import { DEVELOPMENT_CHANNEL, isDevelopmentBuild, parseUnitVersion } from '../storage/names.ts';
import { refuseBesideMembers } from '../permissions/policies/members.ts';
import { policyOf, refuseChangedPolicy, type ChannelPolicy } from '../permissions/policies/channel-policy.ts';
import type { Author } from '../artifacts/publish.ts';
import { wholeConfig } from './public-config.ts';
import { beginning } from '../rollout/stage-plan.ts';
import type { Registry } from '../registry/registry.ts';
import { newRollout, refuseRollingOut, type Audience } from '../rollout/rollout-state.ts';

export interface PinRequest extends Author {
  channel: string;
  /** `mf-auth@0.1.0-3fa94c1b2d7e`; other units stay unchanged */
  units: readonly string[];
  /** missing settings stay unchanged; the first release of a channel needs an API base and an app key */
  config?: Partial<PublicConfig>;
  /** the release that the caller saw: ConflictError if another one is current */
  expect?: number;
  /** skips the gates, if the channel's policy allows it */
  force?: boolean;
  /** who gets it first; default: everybody at once */
  audience?: Audience;
  /** approvers beside the author */
  approvals?: readonly string[];
  /** the proposal that becomes this release: its line in the log ends the proposal */
  proposal?: string;
}

/**
 * Makes a release from the current pins plus the given ones. Throws RefusedError if a rule is broken
 * (FrozenError during a freeze, ApprovalNeededError if only a second person's approval is missing),
 * ConflictError if somebody has just pinned the same units, and LostRaceError if other changes were always
 * faster.
 */
export async function pin(registry: Registry, request: PinRequest): Promise<ReleaseDocument> {
  const asked = toPins(request.units);
  const { channel, by, reason, force = false } = request;
  if (channel !== DEVELOPMENT_CHANNEL) refuseDevelopmentBuilds(asked);
  else await refuseBesideMembers(registry);
  const policy = await policyOf(registry, channel);
  if (force && policy.force === 'refused')
    throw new RefusedError(`Channel ${channel} does not allow forcing: use a test channel.`);
  const refuseOverlap = overlapGuard(registry, request, asked);
  const event = {
    verb: force ? 'pin --force' : 'pin',
    by,
    reason,
    subjects: [...request.units, ...proposalSubjects(request)],
  };
  return commitRelease(registry, channel, event, async (parent) => {
    await refuseFrozen(registry, channel);
    await refuseChangedPolicy(registry, channel);
    await refuseOverlap(parent);
    refuseRollingOut(parent);
    const standing = parent ? pinsOf(parent) : {};
    const config = wholeConfig({ ...parent?.config, ...request.config });
    const pins = { ...standing, ...asked };
    await refuseBlocked(registry, pins);
    const candidate = await readCandidate(registry, pins, standing);
    if (!force) await refuseFaults(registry, candidate);
    // a channel without a release has no visitors yet
    if (!force && parent !== null && policy.check === 'required') {
      await requireVerdict(registry, candidate, request);
    }
    if (policy.check === 'required') await refuseDirtyVersions(registry, candidate.fresh, channel);
    const approved = force ? {} : requireApproval(policy, request, { parent, pins, config });
    const composition = await compose(registry, candidate, sparesAfterPin(parent, pins));
    return {
      by,
      reason,
      ...composition,
      config,
      ...newRollout(audienceOf(policy, request, parent), parent),
      ...approved,
    };
  });
}

/**
 * Two people can pin different units at the same time. A pin of units that somebody else has just changed, or
 * with another expected release, is refused instead of silently undoing that change.
 */
export function overlapGuard(
  registry: Registry,
  { channel, expect }: { channel: string; expect?: number },
  asked: Pins,
) {
  let seen: ReleaseDocument | null | undefined;
  return async (parent: ReleaseDocument | null): Promise<void> => {
    if (expect !== undefined) await refuseOther(registry, channel, expect, parent);
    if (seen === undefined) seen = parent;
    if (parent === null || parent.number === seen?.number) return;
    const before = seen === null ? {} : pinsOf(seen);
    const now = pinsOf(parent);
    const overlaps = Object.entries(asked).some(
      ([unit, version]) => now[unit] !== before[unit] && now[unit] !== version,
    );
    if (overlaps) throw conflict(seen, parent);
  };
}

/** The audience of a pin: the one that was asked for, or the stages of the channel's policy. */
export function audienceOf(
  { stages }: ChannelPolicy,
  { audience, by, reason }: Pick<PinRequest, 'audience' | 'by' | 'reason'>,
  parent: ReleaseDocument | null,
): Audience | undefined {
  // the first release of a channel is for everybody
  return audience ?? (stages && parent !== null ? beginning(stages, { by, reason }) : undefined);
}

/** What the log says of a release that somebody proposed. */
export const proposalSubjects = ({ proposal }: Pick<PinRequest, 'proposal'>): string[] =>
  proposal === undefined ? [] : [proposalSubject(proposal)];

/** ConflictError, with the difference, when the current release is not the one that somebody looked at. */
export async function refuseOther(
  registry: Registry,
  channel: string,
  expected: number,
  current: ReleaseDocument | null,
): Promise<void> {
  if ((current?.number ?? 0) === expected) return;
  if (current === null) throw new RefusedError(`There is no release ${expected} on channel ${channel}.`);
  throw conflict(await readRelease(registry, channel, expected).catch(() => null), current);
}

/** Throws RefusedError for invalid unit names and duplicates. */
export function toPins(units: readonly string[]): Pins {
  const named = units.map(parseUnitVersion);
  if (named.length === 0) throw new RefusedError('Name at least one unit to pin.');
  const twice = named.find(({ unit }, at) => named.findIndex((other) => other.unit === unit) !== at);
  if (twice) throw new RefusedError(`${twice.unit} is named twice; one version of a unit can be pinned.`);
  return Object.fromEntries(named.map(({ unit, version }) => [unit, version]));
}

export function refuseDevelopmentBuilds(pins: Pins): void {
  const found = Object.entries(pins).find(([, version]) => isDevelopmentBuild(version));
  if (found) throw new RefusedError(`${found.join('@')} is a development build: members never get one.`);
}
