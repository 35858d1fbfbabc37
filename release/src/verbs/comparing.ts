import { changeText } from '../channels/pin-changes.ts';
import { versionsOf } from '../views/versions.ts';
import type { NotedChange, VersionNote } from '../views/version-note.ts';
import { callsText, originText, sizeText, verdictText } from '../views/version-words.ts';
import { differenceOf, type ReleaseDifference, type UnitDifference } from '../views/difference.ts';
import { historyOf, type HistoryEntry } from '../views/history.ts';
import { matrixOf, type MatrixChannel, type PinnedVersion } from '../views/matrix.ts';
import { remoteGraph } from '../views/graph/remote-graph.ts';
import { graphSvg } from '../views/graph/svg.ts';
import { audienceText } from '../rollout/rollout-state.ts';
import { columns } from './columns.ts';
import { UsageError } from '../base/errors.ts';
import { numberOf } from './options.ts';
import { defineVerb, type Verb } from './verb.ts';

const matrixVerb = defineVerb({
  needs: 'read',
  takes: {},
  async run(registry) {
    const found = await matrixOf(registry);
    return { json: found, text: matrixText(found) };
  },
});

function matrixText(channels: readonly MatrixChannel[]): string {
  if (channels.length === 0) return 'Nothing is pinned on any channel.';
  const rows = channels.flatMap(({ channel, units }) =>
    Object.entries(units).map(([unit, pinned]) => [channel, unit, ...pinnedCells(pinned)]),
  );
  const title = ['CHANNEL', 'UNIT', 'PINNED', 'BY', 'SINCE', 'RELEASE', 'ALL OTHERS HAVE', 'BUILT FROM'];
  return columns([title, ...rows]);
}

function pinnedCells({ version, by, at, release, isOlder, baseline, note }: PinnedVersion): string[] {
  const from = note ? originText(note) : '-';
  return [version, by, isOlder ? `before ${at}` : at, String(release), baseline ?? '-', from];
}

const historyVerb = defineVerb({
  needs: 'read',
  takes: { before: 'read' },
  async run(registry, options) {
    const { channel, before } = options;
    const entries = await historyOf(registry, { channel, ...(before !== undefined && { before }) });
    return { json: entries, text: entries.length === 0 ? 'No release.' : historyText(entries) };
  },
});

export function historyText(entries: readonly HistoryEntry[]): string {
  const rows = entries.map(({ number, at, by, reason, changes, rollout }) => {
    const changed = changes.map(notedText).join(', ') || 'no pin changed';
    const audience = rollout === null ? 'everybody' : audienceText(rollout);
    return [String(number), at, by, reason || '-', audience, changed];
  });
  return columns([['RELEASE', 'AT', 'BY', 'REASON', 'FOR', 'CHANGED'], ...rows]);
}

/** `mf-auth 1 → 2 (auth: shorter form)` */
function notedText(change: NotedChange): string {
  const subject = change.note?.commit?.subject;
  return subject === undefined ? changeText(change) : `${changeText(change)} (${subject})`;
}

const versionsVerb = defineVerb({
  needs: 'read',
  takes: { names: 'read' },
  async run(registry, { names }) {
    const found = await versionsOf(registry, names);
    const rows = Object.entries(found).flatMap(([unit, notes]) => notes.map((note) => noteCells(unit, note)));
    const title = ['UNIT', 'VERSION', 'BUILT FROM', 'SIZE', 'CHECK', 'CALLS', 'NEWEST COMMIT'];
    return { json: found, text: rows.length === 0 ? 'Nothing is known.' : columns([title, ...rows]) };
  },
});

const noteCells = (unit: string, note: VersionNote): string[] => [
  unit,
  note.version,
  originText(note),
  sizeText(note),
  verdictText(note),
  callsText(note) || '-',
  note.commit?.subject ?? '-',
];

const diffVerb = defineVerb({
  needs: 'read',
  takes: { names: 'read' },
  async run(registry, { names, channel }) {
    const [from, to] = names.map((name) => numberOf('diff', name));
    if (from === undefined || to === undefined || names.length !== 2)
      throw new UsageError('diff takes the numbers of two releases.');
    const difference = await differenceOf(registry, { channel, from, to });
    return { json: difference, text: differenceText(difference) };
  },
});

function differenceText({ from, to, units, routes, config, audience }: ReleaseDifference): string {
  const rows = [
    ...units.map(({ unit, ...sides }) => ['unit', unit, ...sidesOf(sides)]),
    ...routes.map(({ path, ...sides }) => ['route', path, ...sidesOf(sides)]),
    ...config.map(({ name, ...sides }) => ['configuration', name, ...sidesOf(sides)]),
    ...(audience.from === audience.to ? [] : [['for', '', audience.from, audience.to]]),
  ];
  if (rows.length === 0) return `Releases ${from} and ${to} give everybody the same.`;
  const table = columns([['WHAT', 'NAME', `RELEASE ${from}`, `RELEASE ${to}`], ...rows]);
  return [table, ...units.flatMap(detailsOf)].join('\n\n');
}

/** Where the new version of a unit comes from, one commit a line. */
function detailsOf({ unit, note, commits = [] }: UnitDifference): string[] {
  if (!note) return [];
  const calls = callsText(note);
  const facts = [originText(note), sizeText(note), `check ${verdictText(note)}`, ...(calls ? [calls] : [])];
  const lines = commits.map(({ commit, author, at, subject }) => [
    `  ${commit.slice(0, 10)}`,
    author,
    at,
    subject,
  ]);
  return [`${unit}@${note.version}: ${facts.join('; ')}\n${columns(lines)}`.trimEnd()];
}

const sidesOf = ({ from, to }: { from: string | null; to: string | null }) => [from ?? '-', to ?? '-'];

const graphVerb = defineVerb({
  needs: 'read',
  takes: {},
  async run(registry, { channel }) {
    const graph = await remoteGraph(registry, channel);
    return { json: graph, text: graphSvg(graph) };
  },
});

/** Verbs that compare. */
export const comparingVerbs: Readonly<Record<string, Verb>> = {
  matrix: matrixVerb,
  history: historyVerb,
  versions: versionsVerb,
  diff: diffVerb,
  graph: graphVerb,
};
