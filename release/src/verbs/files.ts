import type { Action } from '../automation/files/plan-changes.ts';
import type { Applied } from '../automation/files/apply-changes.ts';
import { DeniedError } from '../base/problem.ts';
import { allows } from '../permissions/tokens/scopes.ts';
import type { WantedChannels } from '../automation/files/release-file.ts';
import { columns } from './columns.ts';
import { configFrom } from './shipping.ts';
import { defineVerb, theName, WAITS, type Surroundings, type Verb } from './verb.ts';

// the YAML reader is loaded by these verbs only

async function wantedIn(options: { verb: string; names: string[] }, { file }: Surroundings) {
  const { readReleaseFile } = await import('../automation/files/release-file.ts');
  return readReleaseFile(await file(theName(options, 'release file')));
}

const planVerb = defineVerb({
  needs: 'read',
  takes: { names: 'read' },
  async run(registry, options, surroundings) {
    const { planChanges } = await import('../automation/files/plan-changes.ts');
    const actions = await planChanges(registry, await wantedIn(options, surroundings));
    return { json: { actions }, text: actions.length === 0 ? NOTHING : columns(actions.map(actionCells)) };
  },
});

const NOTHING = 'Nothing to do: the channels are what the file says.';

const applyVerb = defineVerb({
  // what the file changes decides, see demandFor
  needs: 'anyone',
  takes: { names: 'anyone' },
  async run(registry, options, surroundings) {
    const wanted = await wantedIn(options, surroundings);
    demandFor(wanted, surroundings);
    const { applyChanges } = await import('../automation/files/apply-changes.ts');
    const { by, reason } = options;
    const config = configFrom(surroundings.env);
    const done = await applyChanges(registry, wanted, { by, reason, ...(config && { config }) });
    const isWaiting = done.some(({ proposal }) => proposal !== null);
    return {
      json: { done },
      text: done.length === 0 ? NOTHING : columns(done.map(doneCells)),
      exitCode: isWaiting ? WAITS : 0,
    };
  },
});

const exportVerb = defineVerb({
  needs: 'read',
  takes: { names: 'read' },
  async run(registry, { names }) {
    const { writeReleaseFile } = await import('../automation/files/release-file.ts');
    const { exportChannels } = await import('../automation/files/plan-changes.ts');
    const channels = await exportChannels(registry, names);
    return { json: { channels }, text: writeReleaseFile(channels).trimEnd() };
  },
});

/** Throws DeniedError if a token may not change what the file has: pins of a channel, or a policy. */
function demandFor(wanted: WantedChannels, { holder }: Surroundings): void {
  if (holder === null) return; // the command line has the keys
  const needs = Object.entries(wanted).flatMap(([channel, { pins, policy }]) => [
    ...(pins ? [`pin:${channel}`] : []),
    ...(policy ? ['admin'] : []),
  ]);
  const missing = ['read', ...needs].find((need) => !allows(holder.scopes, need));
  if (missing !== undefined) throw new DeniedError(403, `The token ${holder.name} does not have ${missing}.`);
}

function actionCells(action: Action): string[] {
  const { kind, channel } = action;
  if (kind === 'policy') {
    const words = Object.entries(action.settings).map((pair) => pair.join(' '));
    return [channel, 'set policy', words.join(', ')];
  }
  if (kind === 'pin') return [channel, 'pin', action.units.join(', ')];
  if (kind === 'remove') return [channel, 'remove', action.unit];
  return [channel, 'waits for approval', action.proposal];
}

function doneCells({ action, release, proposal }: Applied): string[] {
  const result =
    proposal === null ? (release === null ? 'done' : `release ${release}`) : `proposal ${proposal} waits`;
  return [...actionCells(action), result];
}

/** Verbs for releases as files. */
export const fileVerbs: Readonly<Record<string, Verb>> = {
  plan: planVerb,
  apply: applyVerb,
  export: exportVerb,
};
