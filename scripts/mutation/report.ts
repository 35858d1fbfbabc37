import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The part of a StrykerJS result that the report needs. */
export interface Mutant {
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
  /** 1-based lines and columns, exclusive end */
  readonly location: Readonly<Record<'start' | 'end', { readonly line: number; readonly column: number }>>;
  readonly status: string;
}

export interface Tally {
  /** per cent of the valid mutants, one decimal */
  readonly score: number;
  readonly killed: number;
  /** exceeded its time; counted as killed */
  readonly timedOut: number;
  readonly survived: number;
  /** covered by no test; counted as survived */
  readonly notCovered: number;
  /** neither loads nor runs; not counted */
  readonly invalid: number;
  /** runs while a module loads; only a complete run tries it. Not counted */
  readonly untried: number;
}

export interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly mutator: string;
  readonly from: string;
  readonly to: string;
}

export interface RoomReport extends Tally {
  readonly files: Readonly<Record<string, Tally>>;
  readonly survivors: readonly Survivor[];
}

/** The share of valid mutants that tests noticed, in per cent: StrykerJS's mutation score. */
export function tally(mutants: readonly Pick<Mutant, 'status'>[]): Tally {
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const [killed, timedOut] = [count('Killed'), count('Timeout')];
  const [survived, notCovered] = [count('Survived'), count('NoCoverage')];
  const invalid = count('RuntimeError', 'CompileError');
  const valid = killed + timedOut + survived + notCovered;
  const score = valid === 0 ? 100 : Math.floor(((killed + timedOut) / valid) * 1_000) / 10;
  return { score, killed, timedOut, survived, notCovered, invalid, untried: count('Ignored') };
}

/** The result of one run of a room; paths are relative to the root. */
export function roomReport(root: string, mutants: readonly Mutant[]): RoomReport {
  const byFile = Map.groupBy(mutants, ({ fileName }) => relative(root, fileName));
  const files = [...byFile].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...tally(mutants),
    files: Object.fromEntries(files.map(([file, own]) => [file, tally(own)])),
    survivors: files.flatMap(([file, own]) => survivorsOf(file, readFileSync(join(root, file), 'utf8'), own)),
  };
}

function survivorsOf(file: string, source: string, mutants: readonly Mutant[]): Survivor[] {
  const lines = source.split('\n');
  return mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ mutatorName, replacement = '', location: { start, end } }) => ({
      file,
      line: start.line,
      mutator: mutatorName,
      from: short(textBetween(lines, start, end)),
      to: short(replacement),
    }))
    .sort((a, b) => a.line - b.line);
}

type Place = Mutant['location']['start'];

function textBetween(lines: readonly string[], start: Place, end: Place): string {
  const part = lines.slice(start.line - 1, end.line);
  const last = part.length - 1;
  return part
    .map((text, at) => text.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n');
}

/** Shortens a text to one line. */
function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}
