import { join } from 'node:path';
import { countScreens, eagerParts, type EagerPart } from './parts.ts';
import { weighSources } from './weigh.ts';

/** A part of the kit that is heavier than this must be needed by… */
export const LIGHT_BYTES = 250;
/** …this share of all routes on their first paint, or by the shell on its own. A lazy share costs 0.3 kB and a request. */
export const NEEDED_BY = 1 / 4;

export type WeighedPart = EagerPart & { bytes: number };

/** Every part of the eager kit with its bytes in the shell's first script, the least needed first. */
export function weighEagerParts(root: string, script: string): WeighedPart[] {
  const weigh = weighSources(join(root, 'shell/dist'), script);
  return eagerParts(root)
    .map((part) => ({ ...part, bytes: weigh(part.file) }))
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => one.routes.length - other.routes.length || other.bytes - one.bytes);
}

/** What should be a lazy share: heavy, and needed by few. */
export function rarelyNeeded(parts: readonly WeighedPart[], routes: number): string[] {
  return parts
    .filter(
      ({ bytes, inShell, routes: needing }) =>
        !inShell && bytes > LIGHT_BYTES && needing.length < routes * NEEDED_BY,
    )
    .map(
      ({ file, bytes, routes: needing }) =>
        `${file}: ${bytes} bytes of the first script, and ${needing.length} of ${routes} routes need it on their ` +
        `first paint: make it a lazy share (shared/src/build/share-table.ts), or name those that need it later`,
    );
}

export const checkEagerParts = (root: string, script: string): string[] =>
  rarelyNeeded(weighEagerParts(root, script), countScreens(root));
