import { gunzipSync } from 'node:zlib';
import { decodedMappings, TraceMap, type SourceMapInput } from '@jridgewell/trace-mapping';
import type { UnitManifest } from '@resort/shared/remote';
import { RefusedError } from '../base/errors.ts';

/** A source map as it is sent and stored. */
export interface ScriptMap {
  /** `sha384-…` of the script that it was made with */
  script: string;
  /** the map's JSON, compressed, since it is larger than the script */
  gzip: Buffer;
}

/** By the path of the script. */
export type Maps = ReadonlyMap<string, ScriptMap>;

/** Before compression: of one map, and of all maps of a build. */
const LARGEST_MAP_BYTES = 32 * 1024 * 1024;
const LARGEST_MAPS_BYTES = 96 * 1024 * 1024;
const LONGEST_SOURCE = 300;

/**
 * Throws RefusedError for a map of another script than the published one, and for one that is no map, or that names a
 * place which its script does not have. Nothing of a map is believed before this.
 */
export function checkMaps(
  { unit, version, files: listed }: Pick<UnitManifest, 'unit' | 'version' | 'files'>,
  files: ReadonlyMap<string, Buffer>,
  maps: Maps,
): void {
  let left = LARGEST_MAPS_BYTES;
  for (const [path, { script, gzip }] of maps) {
    const file = Object.hasOwn(listed, path) ? listed[path] : undefined;
    if (file === undefined || !path.endsWith('.js'))
      throw new RefusedError(`There is a source map of ${path}, which is no script of ${unit}@${version}.`);
    if (file.integrity !== script)
      throw new RefusedError(
        `The source map of ${path} is of another build than ${unit}@${version}: build the unit again.`,
      );
    const text = unzip(gzip, Math.min(left, LARGEST_MAP_BYTES));
    left -= text?.length ?? 0;
    const map = text === null ? null : parseMap(text);
    if (map === null) throw new RefusedError(`The source map of ${path} is no source map, or too large.`);
    if (!map.sources.every(isPlainName))
      throw new RefusedError(`The source map of ${path} names a source that is no plain relative path.`);
    if (!fits(map, files.get(path)?.toString() ?? ''))
      throw new RefusedError(`The source map of ${path} does not fit it: it names places beyond its end.`);
  }
}

/** A stored map; null for what is none. */
export function openMap(gzip: Buffer): TraceMap | null {
  const text = unzip(gzip, LARGEST_MAP_BYTES);
  return text === null ? null : parseMap(text);
}

/** null for what is not compressed, or too large. */
function unzip(gzip: Buffer, most: number): string | null {
  try {
    return gunzipSync(gzip, { maxOutputLength: Math.max(1, most) }).toString();
  } catch {
    return null;
  }
}

function parseMap(text: string): TraceMap | null {
  try {
    const read = JSON.parse(text) as Record<string, unknown>;
    const { version, sources, sourcesContent, names, mappings } = read;
    const isTexts = (list: unknown, isOther = (_one: unknown) => false) =>
      Array.isArray(list) && list.every((one) => typeof one === 'string' || isOther(one));
    const isMap =
      version === 3 &&
      isTexts(sources) &&
      isTexts(names) &&
      isTexts(sourcesContent ?? [], (one) => one === null) &&
      typeof mappings === 'string';
    return isMap ? new TraceMap(read as unknown as SourceMapInput) : null;
  } catch {
    return null;
  }
}

/** Absolute paths would tell about the machine that built it; others are a person's text. */
const isPlainName = (source: string | null): boolean =>
  source !== null && source.length <= LONGEST_SOURCE && /^(?![/\\]|[a-z]:|\.\.)[^\p{Cc}\\]*$/iu.test(source);

function fits(map: TraceMap, script: string): boolean {
  const lines = script.split('\n');
  const mappings = decodedMappings(map);
  return (
    mappings.length <= lines.length &&
    mappings.every((segments, at) => segments.every(([column]) => column <= (lines[at]?.length ?? 0)))
  );
}
