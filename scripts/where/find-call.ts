import { readdirSync } from 'node:fs';
import { sourcesBelow, type Source } from '../sources.ts';
import { endpointsOf, handlersOf, rowsOf, usesOf, type Place } from './places.ts';
import { screensAbove } from './screens.ts';

/** Where one call is in the code; lists may be empty. */
export interface CallPlaces {
  /** the contract's row */
  row: Place[];
  /** the server's handler */
  handler: Place[];
  /** the client's endpoint */
  endpoint: Place[];
  /** where it is called */
  uses: Place[];
  /** the screens that reach those places, without a line */
  screens: string[];
}

/** All sources that define or use calls. */
export function readProduct(root: string): Source[] {
  const remotes = readdirSync(root).filter((unit) => unit.startsWith('mf-'));
  const folders = ['shared/src', 'shell/src', 'app-server/src/domains', ...remotes];
  return folders.flatMap((folder) => sourcesBelow(root, folder));
}

/** `key`: as in the contract, `POST /user/otp/login`. */
export function findCall(sources: readonly Source[], key: string): CallPlaces {
  const endpoints = sources.flatMap((source) => endpointsOf(source, key));
  const uses = endpoints.flatMap(({ name }) => sources.flatMap((source) => usesOf(source, name)));
  return {
    row: sources.flatMap(rowsOf).filter((row) => row.key === key),
    handler: sources.flatMap((source) => handlersOf(source, key, sources)),
    endpoint: endpoints,
    uses,
    screens: screensAbove(
      sources,
      uses.map(({ file }) => file),
    ),
  };
}

/** Every call of every contract, sorted. */
export function allKeys(sources: readonly Source[]): string[] {
  return sources
    .flatMap(rowsOf)
    .map(({ key }) => key)
    .sort();
}

/** The three keys that are most similar to the given one. */
export function nearestKeys(keys: readonly string[], asked: string): string[] {
  const distances = keys.map((key) => ({
    key,
    distance: editDistance(key.toLowerCase(), asked.toLowerCase()),
  }));
  return distances
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ key }) => key);
}

/** Levenshtein's, row by row. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of b.split('').entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
