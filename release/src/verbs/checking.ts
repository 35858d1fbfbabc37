import type { ChecksState } from '../automation/checks/running-checks.ts';
import { UsageError } from '../base/errors.ts';
import { check } from '../composition/check.ts';
import { readOpenApi } from '../composition/read-open-api.ts';
import { seenText } from '../composition/screens/seen-words.ts';
import type { Verdict } from '../composition/verdict.ts';
import { columns } from './columns.ts';
import { unitsOf } from './shipping.ts';
import { defineVerb, type Answer, type Verb } from './verb.ts';

const checkVerb = defineVerb({
  needs: 'pin:<channel>',
  takes: {
    names: 'pin:<channel>',
    latest: 'pin:<channel>',
    all: 'pin:<channel>',
    openapi: 'keys',
    services: 'keys',
  },
  async run(registry, options, { smoke, tell }) {
    const { channel, by, reason, services, all, names, latest } = options;
    const isCurrent = all && names.length === 0 && !latest;
    const units = isCurrent ? [] : await unitsOf(registry, options);
    const openApi = await readOpenApi(options.openapi);
    const request = { channel, units, by, reason, openApi, services, smoke, tell, isWhole: all };
    return describeVerdict(await check(registry, request));
  },
});

export function describeVerdict(verdict: Verdict): Answer {
  const rows = verdict.outcomes.map(({ gate, faults }) => [gate, faults.length === 0 ? 'fine' : 'NO']);
  const faults = verdict.outcomes.flatMap((outcome) => outcome.faults);
  const notes = verdict.outcomes.flatMap((outcome) => outcome.notes ?? []);
  return {
    json: verdict,
    text: [columns(rows), ...faults, ...notes, ...seenText(verdict)].join('\n'),
    exitCode: verdict.passed ? 0 : 3,
  };
}

const checksVerb = defineVerb({
  needs: 'read',
  takes: { names: 'pin:<channel>', all: 'pin:<channel>', openapi: 'keys' },
  async run(_registry, { channel, names, all, by, reason, openapi }, { checks }) {
    if (checks === undefined)
      throw new UsageError('checks is for a registry over HTTP; on this machine, check runs at once.');
    if (names.length > 0 || all) {
      const openApi = await readOpenApi(openapi);
      checks.start({ channel, units: names, isWhole: all, by, reason, openApi });
    }
    const state = checks.stateOf(channel);
    return { json: state, text: checksText(state) };
  },
});

function checksText({ whyNot, runs }: ChecksState): string {
  if (runs.length === 0) return whyNot ?? 'No check since this server started.';
  const rows = runs.map(({ startedAt, by, units, endedAt, passed, progress }) => {
    const result = endedAt === null ? progress : passed ? 'passed' : 'FAILED';
    return [startedAt, by, units.join(', ') || 'what is pinned', result];
  });
  return [columns([['STARTED', 'BY', 'UNITS', 'STATE'], ...rows]), ...(runs[0]?.faults ?? [])].join('\n');
}

/** Verbs that test a set before it is pinned. */
export const checkingVerbs: Readonly<Record<string, Verb>> = {
  check: checkVerb,
  checks: checksVerb,
};
