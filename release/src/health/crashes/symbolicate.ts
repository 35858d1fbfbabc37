import { originalPositionFor, sourceContentFor, type TraceMap } from '@jridgewell/trace-mapping';
import { findArtifact, type Artifact } from '../../artifacts/artifact.ts';
import { readMap } from '../../artifacts/stored-maps.ts';
import { RefusedError } from '../../base/errors.ts';
import type { Registry } from '../../registry/registry.ts';
import type { PinnedFrame } from './crash-store.ts';
import { enclosingFunction } from './enclosing-function.ts';

/** Where a frame is in the sources. */
interface SourcePlace {
  /** path from the folder with all units: `mf-hotel/src/screens/hotel/HotelScreen.tsx` */
  source: string;
  line: number;
  column: number;
  /** the function around it, as far as the text tells */
  name: string | null;
  /** the line's text; null for packages */
  text: string | null;
}

export interface SourceFrame extends PinnedFrame {
  /** null if no map says */
  place: SourcePlace | null;
}

const LONGEST_TEXT = 200;

/**
 * Finds the sources of frames. Throws RefusedError for a version or a script that does not exist, and for maps that were
 * changed.
 */
export function symbolicator(registry: Registry): (frames: readonly PinnedFrame[]) => Promise<SourceFrame[]> {
  const artifacts = new Map<string, Promise<Artifact | null>>();
  const maps = new Map<string, Promise<TraceMap | null>>();
  const once = <T>(kept: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> => {
    const found = kept.get(key) ?? read();
    kept.set(key, found);
    return found;
  };
  return (frames) =>
    Promise.all(
      frames.map(async (frame) => {
        const { unit, version, chunk } = frame;
        const name = `${unit}@${version}`;
        const artifact = await once(artifacts, name, () => findArtifact(registry, unit, version));
        if (artifact === null) throw new RefusedError(`${name} is not published.`);
        if (!Object.hasOwn(artifact.manifest.files, chunk))
          throw new RefusedError(`${name} has no file ${clean(chunk)}.`);
        const map = await once(maps, `${name} ${chunk}`, () => readMap(registry, artifact, chunk));
        return { ...frame, place: map && placeOf(map, frame) };
      }),
    );
}

/** Browsers count columns from 1, maps from 0. */
function placeOf(map: TraceMap, { line, column }: PinnedFrame): SourcePlace | null {
  const found = originalPositionFor(map, { line, column: column - 1 });
  // also undefined, where a made-up map counts beyond its lists
  if (typeof found.source !== 'string') return null;
  const lines = sourceContentFor(map, found.source)?.split('\n') ?? [];
  const text = lines[found.line - 1];
  const name = (text === undefined ? null : enclosingFunction(lines, found.line)) ?? found.name ?? null;
  return {
    source: clean(found.source),
    line: found.line,
    column: found.column + 1,
    name: name === null ? null : clean(name),
    text: text === undefined ? null : clean(text.trim()),
  };
}

/** A map is whatever its publisher sent; no character of it may steer a terminal. */
const clean = (text: string): string => text.replaceAll(/\p{C}/gu, ' ').slice(0, LONGEST_TEXT);
