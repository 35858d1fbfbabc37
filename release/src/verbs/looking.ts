import { entriesOf } from '../audit/audit-log.ts';
import { namesOf } from '../approvals/proposals.ts';
import { evidenceOf } from '../views/evidence.ts';
import { healthLimitsText } from '../permissions/policies/health-policy.ts';
import { audienceText, shareNotes } from '../rollout/rollout-state.ts';
import { status, type ChannelStatus } from '../views/status.ts';
import { verify } from '../trust/verify.ts';
import type { StageState } from '../automation/stages/stage-state.ts';
import type { Scheduled } from '../automation/schedules/scheduled.ts';
import { columns } from './columns.ts';
import { defineVerb, type Verb } from './verb.ts';
import { historyText } from './comparing.ts';
import { healthVerb } from './health.ts';
import { freezeRow } from './permitting.ts';

const SHOWN = 50;
/** Maximum number of versions or log subjects shown as text; `--json` has all of them. */
const SHOWN_NAMES = 5;

const statusVerb = defineVerb({
  needs: 'read',
  takes: {},
  async run(registry, options) {
    const found = await status(registry, options);
    return { json: found, text: statusText(found) };
  },
});

const auditVerb = defineVerb({
  needs: 'read',
  takes: {},
  async run(registry) {
    const entries = [];
    for await (const { signatures: _signatures, ...entry } of entriesOf(registry)) {
      entries.push(entry);
      if (entries.length === SHOWN) break;
    }
    const rows = entries.map(({ sequence, at, by, verb, channel, subjects, reason }) => {
      return [String(sequence), at, by, verb, channel ?? '-', firstOf(subjects), reason || '-'];
    });
    const title = ['ENTRY', 'AT', 'BY', 'DID', 'CHANNEL', 'WHAT', 'WHY'];
    return { json: entries, text: columns([title, ...rows]) };
  },
});

const verifyVerb = defineVerb({
  needs: 'read',
  takes: {},
  async run(registry, _options, { tell }) {
    const { faults, ...counts } = await verify(registry, tell);
    const { channels, releases, artifacts, auditEntries } = counts;
    const looked = `${channels} channels, ${releases} releases, ${artifacts} versions, ${auditEntries} lines of the log`;
    return {
      json: { ...counts, faults },
      text: faults.length === 0 ? `${looked}: no faults found.` : [`${looked}:`, ...faults].join('\n'),
      exitCode: faults.length === 0 ? 0 : 5,
    };
  },
});

const evidenceVerb = defineVerb({
  needs: 'read',
  takes: { to: 'read' },
  async run(registry, options) {
    const evidence = await evidenceOf(registry, options.channel, options.to);
    return { json: evidence, text: JSON.stringify(evidence, null, 2) };
  },
});

/** Verbs that change nothing. */
export const lookingVerbs: Readonly<Record<string, Verb>> = {
  status: statusVerb,
  audit: auditVerb,
  verify: verifyVerb,
  evidence: evidenceVerb,
  health: healthVerb,
};

function statusText(found: ChannelStatus): string {
  const { channel, current, pins, policy, blocked, published, history } = found;
  const title =
    current === null ? `Nothing is pinned on ${channel}.` : `Release ${current} is current on ${channel}.`;
  const units = [...new Set([...Object.keys(pins), ...Object.keys(published)])].sort();
  const versions = units.map((unit) => {
    const marked = (published[unit] ?? []).map((one) =>
      blocked.includes(`${unit}@${one}`) ? `${one} (blocked)` : one,
    );
    return [unit, pins[unit] ?? '-', firstOf(marked)];
  });
  return [
    `${title} Checks: ${policy.check}. Forced pins: ${policy.force}. Approval: ${policy.approval}.`,
    `A roll-out is ${healthLimitsText(policy.health)} its baseline.`,
    ...nowText(found),
    columns([['UNIT', 'PINNED', 'PUBLISHED'], ...versions]),
    historyText(history),
  ].join('\n\n');
}

const scheduledRow = ({ id, starts, by, reason, units }: Scheduled): string[] => [
  id,
  starts,
  by,
  reason || '-',
  firstOf(units),
];

/** `Stage 10 %; 50 % from 2026-11-24T10:00:00.000Z on, if healthy.` */
function stageText({ basisPoints, next, at, hold }: StageState): string {
  const now = `Stage ${basisPoints / 100} %`;
  if (next === null) return `${now}, the last of its plan.`;
  return `${now}; ${next / 100} % from ${at} on${hold === null ? ', if healthy' : `, waiting: ${hold}`}.`;
}

/** What is in progress on a channel, one paragraph each; empty if nothing is. */
function nowText({ rollout, stages, scheduled = [], proposals, freezes }: ChannelStatus): string[] {
  const waiting = proposals.map(({ id, at, by, reason, needs, wish }) => {
    return [id, at, by, reason || '-', firstOf(needs), firstOf(namesOf(wish))];
  });
  return [
    ...(rollout === null
      ? []
      : [
          `It rolls out to ${audienceText(rollout)}; all others have release ${rollout.baseline}.`,
          ...shareNotes(rollout),
          ...(stages ? [stageText(stages)] : []),
        ]),
    ...(scheduled.length === 0
      ? []
      : [columns([['SCHEDULED', 'STARTS', 'BY', 'REASON', 'WHAT'], ...scheduled.map(scheduledRow)])]),
    ...(waiting.length === 0
      ? []
      : [columns([['PROPOSAL', 'AT', 'BY', 'REASON', 'NEEDS A SECOND PERSON', 'WHAT'], ...waiting])]),
    ...(freezes.length === 0
      ? []
      : [columns([['FREEZE', 'FROM', 'UNTIL', 'BY', 'REASON'], ...freezes.map(freezeRow)])]),
  ];
}

function firstOf(names: readonly string[]): string {
  const more = names.length - SHOWN_NAMES;
  const shown = names.slice(0, SHOWN_NAMES).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}
