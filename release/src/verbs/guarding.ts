import { adopt } from '../trust/adopt.ts';
import { block, unblock, type Blocked } from '../changes/block.ts';
import { collectGarbage } from '../gc/collect-garbage.ts';
import { healthLimitsText } from '../permissions/policies/health-policy.ts';
import { policyOf, setPolicy } from '../permissions/policies/channel-policy.ts';
import { EVERYBODY } from '../rollout/share.ts';
import { keysVerb } from './turning-keys.ts';
import { makeToken, revokeToken } from '../permissions/tokens/tokens.ts';
import { planOf, planText } from '../rollout/stage-plan.ts';
import { columns } from './columns.ts';
import { UsageError } from '../base/errors.ts';
import { defineVerb, theName, type Verb } from './verb.ts';

const blockVerb = defineVerb({
  needs: 'block',
  takes: { names: 'block' },
  async run(registry, options) {
    const { by, reason } = options;
    const done = await block(registry, { name: theName(options), by, reason });
    const rows = done.channels.map((one) => [one.channel, `release ${one.release}`, outcomeOf(one)]);
    return { json: done, text: [`${done.blocked} is blocked.`, columns(rows)].join('\n') };
  },
});

function outcomeOf({ hadIt, standsIn }: Blocked['channels'][number]): string {
  if (!hadIt) return 'did not have it';
  return standsIn === null
    ? 'still has it, because it has no fallback: pin another version'
    : `has ${standsIn} now`;
}

const unblockVerb = defineVerb({
  needs: 'block',
  takes: { names: 'block' },
  async run(registry, options) {
    const { by, reason } = options;
    const blocked = await unblock(registry, { name: theName(options), by, reason });
    return { json: { blocked }, text: blocked.length === 0 ? 'Nothing is blocked.' : blocked.join('\n') };
  },
});

const policyVerb = defineVerb({
  needs: 'read',
  takes: {
    check: 'admin',
    forcing: 'admin',
    approval: 'admin',
    sample: 'admin',
    excess: 'admin',
    stages: 'admin',
    within: 'admin',
  },
  async run(registry, options) {
    const { channel, by, reason, check, forcing, approval, sample, excess, stages, within } = options;
    const plan = planOf(stages, within);
    const isHealth = sample !== undefined || excess !== undefined;
    const change = {
      ...(check && { check }),
      ...(forcing && { force: forcing }),
      ...(approval && { approval }),
      ...(plan !== undefined && { stages: plan }),
      ...(isHealth && {
        health: {
          ...(sample !== undefined && { minimumVisits: sample }),
          ...(excess !== undefined && { excess: excess / EVERYBODY }),
        },
      }),
    };
    const isChange = Object.keys(change).length > 0;
    const policy = isChange
      ? await setPolicy(registry, { channel, by, reason, ...change })
      : await policyOf(registry, channel);
    const json = {
      channel,
      check: policy.check,
      force: policy.force,
      approval: policy.approval,
      health: policy.health,
      ...(policy.stages && { stages: policy.stages }),
    };
    const words = [`check ${json.check}`, `force ${json.force}`, `approval ${json.approval}`];
    words.push(healthLimitsText(json.health), ...(policy.stages ? [planText(policy.stages)] : []));
    return { json, text: columns([[channel, ...words]]) };
  },
});

const adoptVerb = defineVerb({
  needs: 'keys',
  takes: {},
  async run(registry, options) {
    const { by, reason } = options;
    const adopted = await adopt(registry, { by, reason });
    const { artifacts, releases, documents } = adopted;
    const rows = [artifacts, releases, documents].map(({ length }) => length);
    const text = `Signed ${rows[0]} versions, ${rows[1]} releases and ${rows[2]} policies, tokens, verdicts and others.`;
    return { json: adopted, text };
  },
});

const gcVerb = defineVerb({
  needs: 'admin',
  takes: { keepDays: 'admin', dryRun: 'admin' },
  async run(registry, options, { tell }) {
    const { keepDays, dryRun, by, reason } = options;
    const dropped = await collectGarbage(registry, { keepDays, dryRun, by, reason, tell });
    const title = `Versions that ${dryRun ? 'would be' : 'were'} dropped: ${dropped.length}.`;
    return { json: { dryRun, dropped }, text: [title, ...dropped].join('\n') };
  },
});

const tokenVerb = defineVerb({
  needs: 'keys',
  takes: { names: 'keys', days: 'keys' },
  async run(registry, { names: [name, ...scopes], days, by, reason }) {
    if (name === undefined) throw new UsageError('token takes a name and scopes, or revoke and a name.');
    if (name === 'revoke') {
      const [revoked = ''] = scopes;
      await revokeToken(registry, { name: revoked, by, reason });
      return { json: { revoked }, text: `Token ${revoked} is revoked.` };
    }
    const token = await makeToken(registry, { name, scopes, days, by, reason });
    return { json: { name, scopes, token }, text: token };
  },
});

/** Verbs that protect the registry and its channels. */
export const guardingVerbs: Readonly<Record<string, Verb>> = {
  block: blockVerb,
  unblock: unblockVerb,
  policy: policyVerb,
  keys: keysVerb,
  adopt: adoptVerb,
  gc: gcVerb,
  token: tokenVerb,
};
