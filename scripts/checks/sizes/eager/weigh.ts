import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { mapsFolder } from '@resort/shared/build/maps';

/** Good enough to compare, and 50 times faster than the best. */
const QUALITY = 9;

/**
 * What each source adds to a script after brotli, in bytes: the script's size less its size without that source. A
 * source of a few lines can weigh nothing, because others say the same.
 */
export function weighSources(dist: string, script: string): (source: string) => number {
  const text = readFileSync(join(dist, script), 'utf8');
  const map = new TraceMap(readFileSync(join(mapsFolder(dist), `${script}.map`), 'utf8'));
  const ranges = rangesOf(text, map);
  const whole = brotliSize(text);
  return (source) => {
    const own = ranges.get(source);
    return own === undefined ? 0 : whole - brotliSize(without(text, own));
  };
}

type Range = readonly [start: number, end: number];

/** Which parts of the script come from which source. */
function rangesOf(text: string, map: TraceMap): Map<string, Range[]> {
  const starts = [0];
  for (const line of text.split('\n')) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  const marks = decodedMappings(map).flatMap((line, at) =>
    line.map(([column, source]) => ({
      at: (starts[at] ?? 0) + column,
      source: source === undefined ? null : map.sources[source],
    })),
  );
  const ranges = new Map<string, Range[]>();
  marks.forEach(({ at, source }, index) => {
    if (typeof source !== 'string') return;
    const own = ranges.get(source) ?? [];
    own.push([at, marks[index + 1]?.at ?? text.length]);
    ranges.set(source, own);
  });
  return ranges;
}

function without(text: string, ranges: readonly Range[]): string {
  let left = '';
  let at = 0;
  for (const [start, end] of ranges) {
    left += text.slice(at, start);
    at = end;
  }
  return left + text.slice(at);
}

const brotliSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length;
