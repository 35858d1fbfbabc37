import { assertHealthLimits, HEALTH_LIMITS, healthLimitsText, type HealthLimits } from './health/policy.ts';
import { toJsonBody } from './integrity.ts';
import { assertChannel, DEVELOPMENT_CHANNEL, keys } from './names.ts';
import { record } from './audit/audit-log.ts';
import type { Author } from './publish.ts';
import type { Registry } from './registry.ts';
import { isSealed, seal } from './signing/sealed.ts';

/** How careful a channel is. */
export interface ChannelPolicy {
  schema: 'policy/1';
  channel: string;
  /** whether a pin needs the verdict of `check` on the very same set */
  check: 'required' | 'skipped';
  /** whether `--force` takes a set past the gates: for trying what happens, never where members are */
  force: 'allowed' | 'refused';
  /** whether a second person approves what changes a unit that moves money or signs in (approvals/sensitive.ts) */
  approval: 'required' | 'skipped';
  /** when a roll-out is halted by itself */
  health: HealthLimits;
}

/** A policy from before approvals, as careful with them as it was with checks, or from before limits of health. */
type Older = Omit<ChannelPolicy, 'approval' | 'health'> & Partial<Pick<ChannelPolicy, 'approval' | 'health'>>;

/** Where nobody trusted said otherwise, a channel is guarded: taking its policy away opens nothing. */
export async function policyOf(registry: Registry, channel: string): Promise<ChannelPolicy> {
  const isOpen = channel === DEVELOPMENT_CHANNEL;
  const guarded: ChannelPolicy = {
    schema: 'policy/1',
    channel,
    check: isOpen ? 'skipped' : 'required',
    force: isOpen ? 'allowed' : 'refused',
    approval: isOpen ? 'skipped' : 'required',
    health: HEALTH_LIMITS,
  };
  const object = await registry.get(keys.policy(assertChannel(channel)));
  if (object === null) return guarded;
  const policy = JSON.parse(object.body.toString()) as Older;
  if (!isSealed(registry.keyring, policy) || policy.channel !== channel) return guarded;
  return { ...policy, approval: policy.approval ?? policy.check, health: policy.health ?? HEALTH_LIMITS };
}

/** Changes a channel's policy; what is not named stays. Throws RefusedError for limits that mean nothing. */
export async function setPolicy(
  registry: Registry,
  {
    channel,
    by,
    reason,
    health: limits,
    ...change
  }: Author & { channel: string; health?: Partial<HealthLimits> } & Partial<
      Pick<ChannelPolicy, 'check' | 'force' | 'approval'>
    >,
): Promise<ChannelPolicy> {
  const key = keys.policy(assertChannel(channel));
  for (;;) {
    const standing = await registry.get(key);
    const { check, force, approval, health: before } = await policyOf(registry, channel);
    const health = { ...before, ...limits };
    assertHealthLimits(health);
    const policy: ChannelPolicy = { schema: 'policy/1', channel, check, force, approval, ...change, health };
    const subjects = [
      `check ${policy.check}`,
      `force ${policy.force}`,
      `approval ${policy.approval}`,
      healthLimitsText(health),
    ];
    await record(registry, { verb: 'policy', channel, by, reason, subjects });
    const body = toJsonBody(seal(registry.keyring, policy));
    if (await registry.compareAndSwap(key, standing?.etag ?? null, body)) return policy;
  }
}
