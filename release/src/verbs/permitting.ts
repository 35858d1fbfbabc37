import { approve, namesOf, withdraw } from '../approvals/proposals.ts';
import { RefusedError, UsageError } from '../base/errors.ts';
import { freeze, unfreeze, type Freeze } from '../permissions/freeze/freezes.ts';
import { grantsOf, makeGrant, revokeGrant, type Grant } from '../grants/grants.ts';
import type { Registry } from '../registry/registry.ts';
import { allows } from '../permissions/tokens/scopes.ts';
import { holderOf, type Holder } from '../permissions/tokens/tokens.ts';
import { withdrawScheduled } from '../automation/schedules/scheduled.ts';
import { columns } from './columns.ts';
import { defineVerb, theName, type Surroundings, type Verb } from './verb.ts';
import { linkOf, linkText } from './link.ts';
import { describe } from './shipping.ts';

const approveVerb = defineVerb({
  needs: 'approve:<channel>',
  takes: { names: 'approve:<channel>' },
  async run(registry, options, surroundings) {
    const { channel, reason } = options;
    const id = theName(options, 'id of a proposal');
    const by = await approverOf(registry, channel, surroundings);
    return describe(await approve(registry, { channel, id, by, reason }));
  },
});

/** The approver is never an option of the command line: the token identifies them. */
async function approverOf(
  registry: Registry,
  channel: string,
  { env, holder }: Surroundings,
): Promise<string> {
  const approver = await holderIn(registry, { env, holder });
  if (approver === null) throw new UsageError('approve needs the approver’s valid token in RELEASE_TOKEN.');
  if (!allows(approver.scopes, `approve:${channel}`))
    throw new RefusedError(`The token ${approver.name} does not have approve:${channel}.`);
  return approver.name;
}

async function holderIn(
  registry: Registry,
  { env, holder }: Pick<Surroundings, 'env' | 'holder'>,
): Promise<Holder | null> {
  const token = env['RELEASE_TOKEN'];
  return holder ?? (token ? holderOf(registry, token) : null);
}

const whoamiVerb = defineVerb({
  needs: 'anyone',
  takes: {},
  async run(registry, _options, surroundings) {
    const holder = await holderIn(registry, surroundings);
    if (holder === null) throw new UsageError('whoami needs a valid token in RELEASE_TOKEN.');
    return { json: holder, text: columns([[holder.name, ...holder.scopes]]) };
  },
});

const withdrawVerb = defineVerb({
  needs: 'pin:<channel>',
  takes: { names: 'pin:<channel>' },
  async run(registry, options) {
    const { channel, by, reason } = options;
    const id = theName(options, 'id of a proposal');
    const planned = await withdrawScheduled(registry, { channel, id, by, reason });
    if (planned !== null)
      return { json: { withdrawn: id }, text: `The pin scheduled for ${planned.starts} is withdrawn.` };
    const proposal = await withdraw(registry, { channel, id, by, reason });
    const names = namesOf(proposal.wish).join(', ');
    return { json: { withdrawn: proposal.id }, text: `Proposal ${proposal.id} (${names}) is withdrawn.` };
  },
});

const freezeVerb = defineVerb({
  needs: 'admin',
  takes: { starts: 'admin', until: 'admin' },
  async run(registry, options) {
    const { channel, by, reason, starts, until } = options;
    const times = { ...(starts !== undefined && { from: starts }), ...(until !== undefined && { until }) };
    const added = await freeze(registry, { channel, by, reason, ...times });
    return {
      json: { channel, ...added },
      text: [`Frozen on ${channel}:`, columns([freezeRow(added)])].join('\n'),
    };
  },
});

const unfreezeVerb = defineVerb({
  needs: 'admin',
  takes: { names: 'admin' },
  async run(registry, { names: [id, ...rest], channel, by, reason }) {
    if (rest.length > 0) throw new UsageError('unfreeze takes one id, or none.');
    const ended = await unfreeze(registry, { channel, by, reason, ...(id !== undefined && { id }) });
    return {
      json: { channel, ended },
      text: [`No longer frozen on ${channel}:`, columns(ended.map(freezeRow))].join('\n'),
    };
  },
});

export const freezeRow = ({ id, from, until, by, reason }: Freeze): string[] => [
  id,
  from,
  until ?? 'until it is ended',
  by,
  reason || '-',
];

const grantVerb = defineVerb({
  needs: 'grant:<channel>',
  takes: { names: 'grant:<channel>', tester: 'grant:<channel>', hours: 'grant:<channel>' },
  async run(registry, options, { env }) {
    const { names, channel, by, reason, tester, hours } = options;
    const [first, id, ...rest] = names;
    if (first === undefined) {
      const grants = (await grantsOf(registry, channel)).map(shown);
      return {
        json: grants,
        text: grants.length === 0 ? 'There are no active grants.' : columns(grants.map(grantRow)),
      };
    }
    if (first === 'revoke') {
      if (id === undefined || rest.length > 0) throw new UsageError('grant revoke takes one id.');
      await revokeGrant(registry, { channel, id, by, reason });
      return { json: { revoked: id }, text: `Grant ${id} is revoked.` };
    }
    if (tester === undefined) throw new UsageError('grant takes --for <tester>.');
    const { grant, key } = await makeGrant(registry, { channel, by, reason, tester, hours, units: names });
    const link = linkOf(env, `/grants/${key}`);
    const text = `${columns([grantRow(shown(grant))])}\nLink for ${tester}, valid once:\n${linkText(link)}`;
    return { json: { ...shown(grant), link }, text };
  },
});

/** The public part of a grant. */
function shown({ id, channel, tester, units, expiresAt }: Grant) {
  return { id, channel, tester, units, expiresAt };
}

function grantRow({ id, tester, units, expiresAt }: ReturnType<typeof shown>): string[] {
  const names = units.map(({ unit, version }) => `${unit}@${version}`);
  return [id, tester, `until ${expiresAt}`, ...names];
}

/** Verbs for exceptions: approvals, freezes, testers. */
export const permittingVerbs: Readonly<Record<string, Verb>> = {
  approve: approveVerb,
  withdraw: withdrawVerb,
  freeze: freezeVerb,
  unfreeze: unfreezeVerb,
  grant: grantVerb,
  whoami: whoamiVerb,
};
