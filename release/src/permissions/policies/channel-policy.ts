import { assertHealthLimits, HEALTH_LIMITS, healthLimitsText, type HealthLimits } from './health-policy.ts';
import { toJsonBody } from '../../base/hashing.ts';
import { assertChannel, DEVELOPMENT_CHANNEL, keys } from '../../storage/names.ts';
import { record } from '../../audit/audit-log.ts';
import { documentDigest, loggedState } from '../../audit/logged-state.ts';
import { RefusedError } from '../../base/errors.ts';
import type { Author } from '../../artifacts/publish.ts';
import type { Registry } from '../../registry/registry.ts';
import { isSealed, seal } from '../../signing/sealed.ts';
import { planText, type StagePlan } from '../../rollout/stage-plan.ts';

/** The safety rules of a channel. */
export interface ChannelPolicy {
  schema: 'policy/1';
  channel: string;
  /** whether a pin needs the verdict of `check` for exactly the same set */
  check: 'required' | 'skipped';
  /** whether `--force` skips the gates: for tests, never for a channel with members */
  force: 'allowed' | 'refused';
  /** whether a second person must approve changes of sensitive units (approvals/sensitive.ts) */
  approval: 'required' | 'skipped';
  /** when a roll-out is halted automatically */
  health: HealthLimits;
  /** how a pin without an audience rolls out; absent: to everybody at once */
  stages?: StagePlan;
}

/** An older policy: without `approval`, which then equals `check`, or without `health`. */
type Older = Omit<ChannelPolicy, 'approval' | 'health'> & Partial<Pick<ChannelPolicy, 'approval' | 'health'>>;

/** A channel without a trusted policy is guarded, so that deleting its policy disables nothing. */
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
  const { policy } = await readPolicy(registry, channel);
  if (policy === null) return guarded;
  return { ...policy, approval: policy.approval ?? policy.check, health: policy.health ?? HEALTH_LIMITS };
}

/** The current policy, and why there is none although the log or the store has one. */
async function readPolicy(
  registry: Registry,
  channel: string,
): Promise<{ policy: Older | null; fault: string | null }> {
  const key = keys.policy(assertChannel(channel));
  const object = await registry.get(key);
  const state = await loggedState(registry);
  const line = state.policies.get(channel);
  const none = (what: string) => ({ policy: null, fault: `${key} ${what}. Set the policy again.` });
  if (object === null)
    return line === undefined
      ? { policy: null, fault: null }
      : none(`is missing, although entry ${line.sequence} of the audit log lists it`);
  const policy = JSON.parse(object.body.toString()) as Older;
  if (!isSealed(registry.keyring, policy) || policy.channel !== channel)
    return none('has no signature of a trusted key');
  if (state.adopted.has(key)) return { policy, fault: null };
  if (line === undefined) return none('is not in the audit log');
  if (
    line.digest === undefined ? !saysTheSame(policy, line.subjects) : line.digest !== documentDigest(policy)
  )
    return none(`is older than the audit log, which changed it in entry ${line.sequence}`);
  return { policy, fault: null };
}

/** For log entries without a digest: compares the policy's words. */
function saysTheSame(policy: Older, subjects: readonly string[]): boolean {
  const words = [`check ${policy.check}`, `force ${policy.force}`];
  if (policy.approval !== undefined) words.push(`approval ${policy.approval}`);
  if (policy.health !== undefined) words.push(healthLimitsText(policy.health));
  return words.every((word) => subjects.includes(word)) && words.length === subjects.length;
}

/** The message about a channel's policy that was restored or deleted; null if it matches the log. */
export async function policyFault(registry: Registry, channel: string): Promise<string | null> {
  return (await readPolicy(registry, channel)).fault;
}

/** Throws RefusedError if the channel's policy does not match the log. */
export async function refuseChangedPolicy(registry: Registry, channel: string): Promise<void> {
  const fault = await policyFault(registry, channel);
  if (fault !== null) throw new RefusedError(`Nothing goes on channel ${channel}: ${fault}`);
}

/** Changes a channel's policy; missing settings stay unchanged. Throws RefusedError for invalid limits. */
export async function setPolicy(
  registry: Registry,
  {
    channel,
    by,
    reason,
    health: limits,
    stages: planned,
    ...change
  }: Author & { channel: string; health?: Partial<HealthLimits>; stages?: StagePlan | null } & Partial<
      Pick<ChannelPolicy, 'check' | 'force' | 'approval'>
    >,
): Promise<ChannelPolicy> {
  const key = keys.policy(assertChannel(channel));
  for (;;) {
    const standing = await registry.get(key);
    const { check, force, approval, health: before, stages } = await policyOf(registry, channel);
    const health = { ...before, ...limits };
    assertHealthLimits(health);
    const plan = planned === undefined ? stages : planned;
    const policy: ChannelPolicy = {
      schema: 'policy/1',
      channel,
      check,
      force,
      approval,
      ...change,
      health,
      ...(plan && { stages: plan }),
    };
    const subjects = [
      `check ${policy.check}`,
      `force ${policy.force}`,
      `approval ${policy.approval}`,
      healthLimitsText(health),
      ...(plan ? [planText(plan)] : []),
    ];
    await record(registry, { verb: 'policy', channel, by, reason, subjects, digest: documentDigest(policy) });
    const body = toJsonBody(seal(registry.keyring, policy));
    if (await registry.compareAndSwap(key, standing?.etag ?? null, body)) return policy;
  }
}
