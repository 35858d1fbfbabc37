import type { Ground, InPage } from './ground.ts';
import { PLAIN_TEXT } from './sources.ts';

declare const host: InPage['host'];
declare const runs: InPage['runs'];

/** What one page gives, as plain data, whichever runtimes its units have. */
export interface Outcome {
  collect(ground: Ground): Promise<unknown>;
  expected: unknown;
}

const eager = ({ page, remote }: Ground) =>
  page.evaluate(async (place) => {
    const exposed = await host.open(place);
    exposed.eager.presses += 1;
    return { same: exposed.eager === host.eager, presses: host.eager.presses, runs: runs['eager-share'] };
  }, remote);

const lazy =
  (asks: 'host first' | 'remote first' | 'at once') =>
  ({ page, remote }: Ground) =>
    page.evaluate(
      async ([place, order]) => {
        const exposed = await host.open(place);
        const before = runs['lazy-share'] ?? 0;
        const first = order === 'host first' ? await host.lazy() : null;
        const [ofRemote, ofHost] =
          order === 'at once'
            ? await Promise.all([exposed.lazy(), host.lazy()])
            : [await exposed.lazy(), first ?? (await host.lazy())];
        return { before, same: ofRemote.counter === ofHost.counter, runs: runs['lazy-share'] };
      },
      [remote, asks] as const,
    );

function failingChunk({ page, served, remote }: Ground) {
  served.failChunkOnce(remote.name, PLAIN_TEXT);
  return page.evaluate(async (place) => {
    const exposed = await host.open(place);
    const failed = (await host.failureOf(exposed.plain())) !== null;
    return { failed, later: (await exposed.plain()).text };
  }, remote);
}

function failingEntry({ page, served, remote }: Ground) {
  served.failEntryOnce(remote.name);
  return page.evaluate(async (place) => {
    const failed = (await host.failureOf(host.open(place))) !== null;
    return { failed, later: (await (await host.open(place)).plain()).text };
  }, remote);
}

const absentShare = ({ page, remote }: Ground) =>
  page.evaluate(async (place) => {
    const exposed = await host.open(place);
    const failed = [await host.failureOf(exposed.absent()), await host.failureOf(exposed.absent())];
    return { failed: failed.map((failure) => failure !== null), others: (await exposed.plain()).text };
  }, remote);

/** What developers read about it. */
export const absentShareMessage = ({ page, remote }: Ground) =>
  page.evaluate(async (place) => {
    return host.failureOf((await host.open(place)).absent());
  }, remote);

/** Whether the page has the core of Module Federation's runtime, which remotes with that runtime take from it. */
export const hasCore = ({ page, remote }: Ground) =>
  page.evaluate(async (place) => {
    await host.open(place);
    return '_FEDERATION_RUNTIME_CORE' in globalThis;
  }, remote);

const unknownModule = ({ page, remote }: Ground) =>
  page.evaluate(async (place) => {
    const failed = (await host.failureOf(host.open(place, 'unknown'))) !== null;
    return { failed, later: (await (await host.open(place)).plain()).text };
  }, remote);

const anotherVersion = ({ page, remote }: Ground) =>
  page.evaluate(async (place) => {
    const gone = { ...place, base: '/gone/' };
    const failed = [await host.failureOf(host.open(gone)), await host.failureOf(host.open(gone))];
    const exposed = await host.open(place);
    return { failed: failed.map((failure) => failure !== null), same: exposed.eager === host.eager };
  }, remote);

const secondScope =
  (which: 'scoped' | 'scopedOfBoth', order: 'as they are' | 'reversed' = 'as they are') =>
  (ground: Ground) =>
    ground.page.evaluate(
      async ([places, reversed]) => {
        const [one, other] = [await host.open(places[0]), await host.open(places[1])];
        const first = (await (reversed ? other : one).scoped()).counter;
        const second = (await (reversed ? one : other).scoped()).counter;
        const hosts = await host.lazy();
        const lazies = [(await one.lazy()).counter, (await other.lazy()).counter];
        return {
          same: first === second,
          runs: runs['scoped-share'],
          ofHost: [one.eager, other.eager].map((counter) => counter === host.eager),
          lazyOfHost: lazies.map((counter) => counter === hosts.counter),
        };
      },
      [ground[which], order === 'reversed'] as const,
    );

const ONCE = { before: 0, same: true, runs: 1 };
const LATER = { failed: true, later: PLAIN_TEXT };
const SCOPES = { same: true, runs: 1, ofHost: [true, true], lazyOfHost: [true, true] };

export const OUTCOMES: Record<string, Outcome> = {
  'an eager share is one': { collect: eager, expected: { same: true, presses: 1, runs: 1 } },
  'a lazy share is one, asked for by the host first': { collect: lazy('host first'), expected: ONCE },
  'a lazy share is one, asked for by the remote first': { collect: lazy('remote first'), expected: ONCE },
  'a lazy share is one, asked for by both at once': { collect: lazy('at once'), expected: ONCE },
  'a chunk of the remote that failed loads later': { collect: failingChunk, expected: LATER },
  'an entry that failed loads later': { collect: failingEntry, expected: LATER },
  'only the part that uses a missing share fails': {
    collect: absentShare,
    expected: { failed: [true, true], others: PLAIN_TEXT },
  },
  'a module that is not exposed is refused': { collect: unknownModule, expected: LATER },
  'another version opens where an entry is gone': {
    collect: anotherVersion,
    expected: { failed: [true, true], same: true },
  },
  'a share of a second scope is one': { collect: secondScope('scoped'), expected: SCOPES },
  'a share of a second scope is one for both runtimes': {
    collect: secondScope('scopedOfBoth'),
    expected: SCOPES,
  },
  'a share of a second scope is one, asked for by the other first': {
    collect: secondScope('scopedOfBoth', 'reversed'),
    expected: SCOPES,
  },
};
