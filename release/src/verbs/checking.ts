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

/** Verbs that test a set before it is pinned. */
export const checkingVerbs: Readonly<Record<string, Verb>> = {
  check: checkVerb,
};
