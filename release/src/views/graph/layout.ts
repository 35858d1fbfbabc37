import type { GraphUnit } from './remote-graph.ts';

export type BoxKind = 'calls' | 'unit' | 'share';

export interface Box {
  kind: BoxKind;
  name: string;
  /** what is written in it */
  label: string;
  x: number;
  y: number;
  width: number;
}

export interface Edge {
  kind: 'calls' | 'link' | 'share';
  /** of the unit that calls, links or uses */
  unit: string;
  /** the end of the curve */
  to: string;
  /** the `d` of an SVG path */
  path: string;
}

export interface Layout {
  width: number;
  height: number;
  boxes: Box[];
  edges: Edge[];
  /** shares of every remote; they have no boxes, because their edges would say nothing */
  common: string[];
}

export const BOX_HEIGHT = 26;
export const MARGIN = 12;
/** Space for the titles of the columns. */
const TOP = 44;
/** Left of the units is space for the links between them. */
const COLUMNS = {
  calls: { x: MARGIN, width: 170 },
  unit: { x: 440, width: 150 },
  share: { x: 720, width: 150 },
};
const WIDTH = COLUMNS.share.x + COLUMNS.share.width + MARGIN;
const STEP = 32;
/** How far a link between neighbours bends out, and each further unit adds. */
const BEND = 26;
const BEND_STEP = 16;

/**
 * Three columns: domains of the server's calls, units, and shares of the kit. The outer columns are sorted by the mean
 * position of their units, which leaves few crossings.
 */
export function layoutOf(units: readonly GraphUnit[]): Layout {
  const remotes = units.filter(({ shares }) => shares.length > 0);
  const used = [...new Set(remotes.flatMap(({ shares }) => shares))].sort();
  const isCommon = (share: string) => remotes.every(({ shares }) => shares.includes(share));
  const domains = sorted(units, ({ calls }) => Object.keys(calls));
  const shares = sorted(units, (unit) => unit.shares.filter((share) => !isCommon(share)));
  const rows = Math.max(domains.length, units.length, shares.length, 1);
  const column = (kind: BoxKind, names: readonly string[], labelOf: (name: string) => string) =>
    names.map((name, at) => {
      const y = TOP + ((at + 0.5) * rows * STEP) / names.length - STEP / 2;
      return { kind, name, label: labelOf(name), y, ...COLUMNS[kind] };
    });
  const callCount = (name: string) => new Set(units.flatMap(({ calls }) => calls[name] ?? [])).size;
  const boxes = [
    ...column('calls', domains, (name) => `${name} (${callCount(name)})`),
    ...column(
      'unit',
      units.map(({ unit }) => unit),
      (name) => name,
    ),
    ...column('share', shares, (name) => name),
  ];
  return {
    width: WIDTH,
    height: TOP + rows * STEP + MARGIN,
    boxes,
    edges: units.flatMap((unit) => edgesOf(unit, boxes)),
    common: used.filter(isCommon),
  };
}

function sorted(units: readonly GraphUnit[], namesOf: (unit: GraphUnit) => string[]): string[] {
  const places = new Map<string, number[]>();
  for (const [at, unit] of units.entries())
    for (const name of namesOf(unit)) places.set(name, [...(places.get(name) ?? []), at]);
  const mean = (name: string) => {
    const all = places.get(name) ?? [];
    return all.reduce((sum, at) => sum + at, 0) / all.length;
  };
  return [...places.keys()].sort((one, other) => mean(one) - mean(other) || (one < other ? -1 : 1));
}

function edgesOf({ unit, calls, links, shares }: GraphUnit, boxes: readonly Box[]): Edge[] {
  const boxOf = (kind: BoxKind, name: string) => boxes.find((box) => box.kind === kind && box.name === name);
  const from = boxOf('unit', unit);
  const edge = (kind: Edge['kind'], to: Box | undefined): Edge[] =>
    from === undefined || to === undefined ? [] : [{ kind, unit, to: to.name, path: curve(from, to) }];
  return [
    ...Object.keys(calls).flatMap((name) => edge('calls', boxOf('calls', name))),
    ...Object.keys(links).flatMap((name) => edge('link', boxOf('unit', name))),
    ...shares.flatMap((name) => edge('share', boxOf('share', name))),
  ];
}

/** A link starts above the middle of a box and ends below it, so that both directions can be told apart. */
function curve(from: Box, to: Box): string {
  const [start, end] = [from.y + BOX_HEIGHT / 2, to.y + BOX_HEIGHT / 2];
  if (to.kind === 'unit') {
    const bend = from.x - BEND - (BEND_STEP * Math.abs(to.y - from.y)) / STEP / 2;
    return `M${from.x} ${start - 5}C${bend} ${start - 5} ${bend} ${end + 5} ${to.x} ${end + 5}`;
  }
  const [left, right] = to.kind === 'calls' ? [to.x + to.width, from.x] : [from.x + from.width, to.x];
  const [first, last] = to.kind === 'calls' ? [end, start] : [start, end];
  const middle = (left + right) / 2;
  return `M${left} ${first}C${middle} ${first} ${middle} ${last} ${right} ${last}`;
}
