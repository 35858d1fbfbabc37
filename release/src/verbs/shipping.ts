import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSource } from '@resort/shared/build/source';
import { SERVER } from '@resort/shared/variables';
import type { PublicConfig, ReleaseDocument } from '@resort/shared/remote';
import {
  isProposal,
  pinOrPropose,
  promoteOrPropose,
  removeOrPropose,
  type Proposal,
} from '../approvals/proposals.ts';
import { listPublished } from '../artifacts/artifact.ts';
import { pinsOf } from '../channels/channel.ts';
import { RefusedError, UsageError } from '../base/errors.ts';
import { isDevelopmentBuild } from '../storage/names.ts';
import { publish, type Published } from '../artifacts/publish.ts';
import type { Registry } from '../registry/registry.ts';
import { schedulePin, type Scheduled } from '../automation/schedules/scheduled.ts';
import { rollback } from '../changes/rollback.ts';
import { readOnly } from '../rollout/only.ts';
import { beginning, planOf, planText } from '../rollout/stage-plan.ts';
import { audienceText, shareNotes, type Audience } from '../rollout/rollout-state.ts';
import { columns } from './columns.ts';
import type { Options } from './options.ts';
import { defineVerb, theName, WAITS, type Answer, type Verb } from './verb.ts';

const publishVerb = defineVerb({
  needs: 'publish:<unit>',
  takes: { names: 'keys', allowDirty: 'publish:<unit>' },
  async run(registry, { names, by, reason, allowDirty }) {
    const units = names.length > 0 ? names : await builtUnits();
    if (units.length === 0)
      throw new RefusedError('No folder here has a dist/unit.json: build the units first.');
    const done: Published[] = [];
    for (const unit of units) {
      const source = buildSource(unit, '.');
      done.push(await publish(registry, { dist: join(unit, 'dist'), source, by, reason, allowDirty }));
    }
    return describePublished(done);
  },
});

export function describePublished(done: Published[]): Answer {
  const word = ({ published }: Published) => (published ? 'published' : 'already published');
  return { json: done, text: columns(done.map((one) => [one.unit, one.version, word(one)])) };
}

const pinVerb = defineVerb({
  needs: 'pin:<channel>',
  takes: {
    names: 'pin:<channel>',
    latest: 'pin:<channel>',
    offline: 'pin:<channel>',
    force: 'pin:<channel>',
    expect: 'pin:<channel>',
    starts: 'pin:<channel>',
    rollout: 'pin:<channel>',
    stages: 'pin:<channel>',
    within: 'pin:<channel>',
    only: 'pin:<channel>',
    cohorts: 'pin:<channel>',
  },
  async run(registry, options, { env }) {
    const { channel, by, reason, offline, force, expect } = options;
    const units = await unitsOf(registry, options);
    const config = { ...configFrom(env), ...(offline !== undefined && { offline }) };
    const { starts } = options;
    if (starts !== undefined) {
      if (force || expect !== undefined)
        throw new UsageError('pin --starts takes neither --force nor --expect.');
      const wish = { channel, units, by, reason, config, starts, ...audienceOf(options) };
      return describeScheduled(await schedulePin(registry, wish));
    }
    const request = { channel, units, by, reason, config, force, ...(expect !== undefined && { expect }) };
    return describe(await pinOrPropose(registry, { ...request, ...audienceOf(options) }));
  },
});

const promoteVerb = defineVerb({
  needs: 'pin:<channel>',
  takes: {
    from: 'pin:<channel>',
    expect: 'pin:<channel>',
    rollout: 'pin:<channel>',
    stages: 'pin:<channel>',
    within: 'pin:<channel>',
    only: 'pin:<channel>',
    cohorts: 'pin:<channel>',
  },
  async run(registry, options) {
    const { from, channel, by, reason, expect } = options;
    if (from === undefined) throw new UsageError('promote takes --from <channel>.');
    const request = { from, channel, by, reason, ...(expect !== undefined && { expect }) };
    return describe(await promoteOrPropose(registry, { ...request, ...audienceOf(options) }));
  },
});

const rollbackVerb = defineVerb({
  needs: 'pin:<channel>',
  takes: { to: 'pin:<channel>', unit: 'pin:<channel>', expect: 'pin:<channel>' },
  async run(registry, options) {
    const { channel, to, unit, by, reason, expect } = options;
    const target = {
      ...(to !== undefined && { to }),
      ...(unit !== undefined && { unit }),
      ...(expect !== undefined && { expect }),
    };
    return describe(await rollback(registry, { channel, by, reason, ...target }));
  },
});

const removeVerb = defineVerb({
  needs: 'pin:<channel>',
  takes: { names: 'pin:<channel>', expect: 'pin:<channel>' },
  async run(registry, options) {
    const { channel, by, reason, expect } = options;
    const unit = theName(options, 'unit');
    const request = { channel, unit, by, reason, ...(expect !== undefined && { expect }) };
    return describe(await removeOrPropose(registry, request));
  },
});

/** Verbs that change which version members get. */
export const shippingVerbs: Readonly<Record<string, Verb>> = {
  publish: publishVerb,
  pin: pinVerb,
  promote: promoteVerb,
  rollback: rollbackVerb,
  remove: removeVerb,
};

/** Folders of this checkout that contain a build. */
export async function builtUnits(): Promise<string[]> {
  return (await readdir('.')).filter((folder) => existsSync(join(folder, 'dist/unit.json'))).sort();
}

export async function unitsOf(
  registry: Registry,
  { verb, names, latest }: Pick<Options, 'verb' | 'names' | 'latest'>,
): Promise<string[]> {
  if (latest === names.length > 0)
    throw new UsageError(`${verb} takes either <unit>@<version>… or --latest.`);
  if (!latest) return names;
  return [...(await listPublished(registry))].flatMap(([unit, versions]) => {
    const newest = versions.find((version) => !isDevelopmentBuild(version));
    return newest === undefined ? [] : [`${unit}@${newest}`];
  });
}

export function configFrom(env: NodeJS.ProcessEnv): PublicConfig | undefined {
  const appKey = env['APP_KEY'] || undefined;
  return appKey === undefined
    ? undefined
    : { apiBase: env['APP_SERVER_BASE'] || SERVER.APP_SERVER_BASE.default, appKey };
}

type Wished = Pick<Options, 'rollout' | 'cohorts' | 'only' | 'stages' | 'within' | 'by' | 'reason'>;

function audienceOf(wished: Wished): { audience?: Audience } {
  const { rollout, cohorts, stages, within, by, reason } = wished;
  const plan = planOf(stages, within);
  if (wished.only !== undefined && rollout === undefined && !plan)
    throw new UsageError('--only takes a share of these visitors: --rollout or --stages.');
  const only = wished.only !== undefined && { only: readOnly(wished.only) };
  if (plan && rollout !== undefined) throw new UsageError('Either --stages or --rollout, not both.');
  if (plan) return { audience: { ...beginning(plan, { by, reason, cohorts }), ...only } };
  const isForSome = rollout !== undefined || cohorts.length > 0;
  return isForSome ? { audience: { basisPoints: rollout ?? 0, cohorts, ...only } } : {};
}

export function describe(outcome: ReleaseDocument | Proposal): Answer {
  if (isProposal(outcome)) return describeProposal(outcome);
  const { channel, number, parent, rollout } = outcome;
  const pins = pinsOf(outcome);
  const title = rollout
    ? `Release ${number} rolls out on ${channel} to ${audienceText(rollout)}; all others have release ${rollout.baseline}.`
    : `Release ${number} is current on ${channel}.`;
  const json = { channel, number, parent, pins, ...(rollout && { rollout }) };
  const notes = rollout ? [...shareNotes(rollout), ...(rollout.plan ? [planText(rollout.plan)] : [])] : [];
  return { json, text: [title, ...notes, `\n${columns(Object.entries(pins))}`].join('\n') };
}

function describeScheduled(scheduled: Scheduled): Answer {
  const { id, starts, channel, units } = scheduled;
  const text = `${units.join(', ')} will be pinned on ${channel} at ${starts}, if the gates pass then: withdraw ${id} takes it back.`;
  return { json: { scheduled }, text };
}

function describeProposal(proposal: Proposal): Answer {
  const { id, channel, by, needs } = proposal;
  const text =
    `Nothing is pinned yet: ${needs.join(', ')} needs a second person. Somebody other than ${by} says ` +
    `approve ${id} --channel ${channel}`;
  return { json: { proposal }, text, exitCode: WAITS };
}
