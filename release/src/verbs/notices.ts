import { deliver } from '../automation/notices/deliver.ts';
import type { ReleaseEvent } from '../automation/notices/events.ts';
import type { Progress } from '../automation/notices/send-notices.ts';
import { readTargets, type Target } from '../automation/notices/targets.ts';
import { UsageError } from '../base/errors.ts';
import type { Registry } from '../registry/registry.ts';
import { keys } from '../storage/names.ts';
import { columns } from './columns.ts';
import { defineVerb } from './verb.ts';

/** Lists the receivers of notices, or sends each a trial message. */
export const noticesVerb = defineVerb({
  needs: 'keys',
  takes: { names: 'keys' },
  async run(registry, { names: [what, ...rest], by }, { env }) {
    if (rest.length > 0 || (what !== undefined && what !== 'test'))
      throw new UsageError('notices takes no argument, or test.');
    const targets = readTargets(env);
    const states = await Promise.all(
      targets.map(async (target) => (what === 'test' ? tried(target, by) : stateOf(registry, target))),
    );
    const isFaulty = what === 'test' && states.some(({ state }) => state !== 'accepted');
    const rows = states.map(({ target, to, state }) => [target, to, state]);
    const text = rows.length === 0 ? 'Nobody is told: RELEASE_NOTICES is not set.' : columns(rows);
    return { json: states, text, exitCode: isFaulty ? 1 : 0 };
  },
});

const addressOf = (target: Target) => ('mail' in target ? target.mail : new URL(target.url).host);

async function tried(target: Target, by: string) {
  const event: ReleaseEvent = {
    schema: 'release-event/1',
    kind: 'stage',
    entry: 0,
    at: new Date().toISOString(),
    channel: null,
    by,
    reason: 'test',
    subjects: [],
    text: `A trial message of the release registry, by ${by}`,
  };
  const state = await deliver(target, event).then(
    () => 'accepted',
    (fault: unknown) => (fault instanceof Error ? fault.message : String(fault)),
  );
  return { target: target.name, to: addressOf(target), state };
}

async function stateOf(registry: Registry, target: Target) {
  const object = await registry.get(keys.notices(target.name));
  const progress = object && (JSON.parse(object.body.toString()) as Progress);
  const state =
    progress === null
      ? 'not told yet'
      : progress.fault === null
        ? `told up to entry ${progress.entry}`
        : `entry ${progress.entry + 1} failed ${progress.failures} times: ${progress.fault}; again at ${progress.notBefore}`;
  return { target: target.name, to: addressOf(target), state };
}
