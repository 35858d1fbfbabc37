import { channelHealth, type ChannelHealth } from '../health/channel-health.ts';
import type { UnitHealth } from '../health/unit-health.ts';
import { evidenceText, shareText } from '../health/words.ts';
import { shareNotes } from '../rollout/rollout-state.ts';
import { UsageError } from '../base/errors.ts';
import { columns } from './columns.ts';
import { defineVerb } from './verb.ts';

/** `health [<channel>]`: the health of a channel's pages, candidate compared with baseline. */
export const healthVerb = defineVerb({
  needs: 'read',
  takes: { names: 'read' },
  async run(registry, { names: [name, ...rest], channel }) {
    if (rest.length > 0) throw new UsageError('health takes one channel.');
    const health = await channelHealth(registry, name ?? channel);
    return { json: health, text: healthText(health) };
  },
});

function healthText(health: ChannelHealth): string {
  const { channel, release, baseline, basisPoints, units, worse, doubts } = health;
  const title =
    baseline === null
      ? `Release ${release} on ${channel}; no roll-out in progress.`
      : `Release ${release} on ${channel} for ${(basisPoints ?? 0) / 100} %, compared with release ${baseline}.`;
  const notes = basisPoints === null ? [] : shareNotes({ basisPoints });
  const alarms = units
    .filter(({ integrityFailures }) => integrityFailures > 0)
    .map(({ unit, version }) => `ALARM: browsers received files of ${unit}@${version} with wrong bytes.`);
  const failures = units.flatMap((one) => failureRows(one, baseline !== null));
  const vitals = units.flatMap(vitalRows);
  return [
    [title, ...notes, ...alarms, ...worse, ...doubts].join('\n'),
    columns([
      ['UNIT', 'VERSION', 'FAILURE', 'FAILED', 'BASELINE FAILED', 'EVIDENCE', 'VERDICT'],
      ...failures,
    ]),
    ...(vitals.length > 0 ? [columns([['UNIT', 'VITAL', 'GOOD, FAIR, POOR', 'BASELINE'], ...vitals])] : []),
  ].join('\n\n');
}

function failureRows({ unit, version, failures }: UnitHealth, hasBaseline: boolean): string[][] {
  return failures.map(({ kind, candidate, baseline, evidence, needed, verdict }) => [
    unit,
    version,
    kind,
    shareText(candidate),
    hasBaseline ? shareText(baseline) : '-',
    hasBaseline ? `${evidenceText(evidence)} of ${evidenceText(needed)}` : '-',
    hasBaseline ? verdict : '-',
  ]);
}

function vitalRows({ unit, vitals }: UnitHealth): string[][] {
  return ['lcp', 'inp', 'cls'].flatMap((vital) => {
    const own = vitals.filter(({ kind }) => kind.startsWith(vital));
    const text = (counts: number[]) => counts.join(', ');
    const [candidate, baseline] = [own.map((one) => one.candidate), own.map((one) => one.baseline)];
    const isTold = [...candidate, ...baseline].some((count) => count > 0);
    return isTold ? [[unit, vital, text(candidate), text(baseline)]] : [];
  });
}
