import type { PageRelease } from '@resort/shared/remote';
import Fastify from 'fastify';
import { releaseIn } from '@resort/shared/release-in-page';
import { releaseOrigin } from '../../server/origin/release-origin.ts';
import { openTestRegistry, temporaryFolder } from '../../testing/made-up-builds.ts';
import { reportCollector } from '../../health/reports/report-collector.ts';
import { lookAtHealth } from '../../health/watch-health.ts';
import { beginRollout, channel, unit, VERSIONS } from './made-up-channel.ts';
import { seeded } from './random.ts';

export interface SimulatedTraffic {
  seed: number;
  /** maximum; the simulation ends with a halt */
  visitors: number;
  basisPoints: number;
  /** per visit of the unit, 0 to 1 */
  crashRates: { candidate: number; baseline: number };
}

export interface SimulatedOutcome {
  visitors: number;
  /** visitors with the candidate */
  candidates: number;
  /** why it was halted, from the log; null if it was not */
  halted: string | null;
  /** the version of the unit that everybody has afterwards */
  serves: string;
}

const LOOK_EVERY = 100;

/**
 * A SIMULATION with generated visitors and builds, but a real registry and a real origin over HTTP. Each
 * visitor requests a page, gets the release that the origin assigns, crashes or not by a seeded random
 * number, and reports as a browser does. The registry checks after every 100 visitors.
 */
export async function simulateRollout(traffic: SimulatedTraffic): Promise<SimulatedOutcome> {
  const { path, remove } = await temporaryFolder();
  const registry = await openTestRegistry(path);
  await beginRollout(registry, path, traffic.basisPoints);
  const faults: unknown[] = [];
  const collector = reportCollector({ registry, channel }, (fault) => faults.push(fault));
  const app = Fastify({ trustProxy: true }); // every visitor has an address
  await app.register(releaseOrigin({ registry, channel, collector }));
  const origin = await app.listen();
  try {
    const outcome = await sendVisitors(traffic, origin, async () => {
      await collector.flush();
      const { health, halted } = await lookAtHealth(registry, channel);
      return halted === null ? null : health.worse.join(' ');
    });
    if (faults.length > 0) throw faults[0];
    return outcome;
  } finally {
    await app.close();
    await remove();
  }
}

async function sendVisitors(
  { seed, visitors, crashRates }: SimulatedTraffic,
  origin: string,
  look: () => Promise<string | null>,
): Promise<SimulatedOutcome> {
  const random = seeded(seed);
  let [sent, candidates] = [0, 0];
  let halted: string | null = null;
  while (sent < visitors && halted === null) {
    const lots = Array.from({ length: LOOK_EVERY }, random);
    const visits = await Promise.all(
      lots.map((lot, at) => visit(origin, { lot, address: addressOf(sent + at) }, crashRates)),
    );
    candidates += visits.filter(Boolean).length;
    sent += visits.length;
    halted = await look();
  }
  return { visitors: sent, candidates, halted, serves: await servedVersion(origin) };
}

/** A new visitor without a cookie. Returns whether the candidate was assigned. */
async function visit(
  origin: string,
  { lot, address }: { lot: number; address: string },
  rates: SimulatedTraffic['crashRates'],
): Promise<boolean> {
  const { release, cookie } = await openPage(origin);
  const version = release.versions[unit] ?? '';
  const isCandidate = version === VERSIONS.candidate;
  const crashes = lot < (isCandidate ? rates.candidate : rates.baseline);
  const kinds = ['view', ...(crashes ? ['crash'] : [])];
  const report = {
    schema: 'reports/1',
    channel,
    release: release.since ?? release.number,
    events: kinds.map((kind) => ({ kind, unit, version })),
  };
  const headers = { 'content-type': 'application/json', cookie, 'x-forwarded-for': address };
  const answer = await fetch(`${origin}/v1/reports`, {
    method: 'POST',
    headers,
    body: JSON.stringify(report),
  });
  if (answer.status !== 204)
    throw new Error(`A report was answered ${answer.status}: ${await answer.text()}`);
  return isCandidate;
}

/** Each in a network of its own, as a trusted proxy in front tells the origin. */
const addressOf = (visitor: number) => `10.${visitor >> 8}.${visitor & 255}.1`;

async function openPage(origin: string): Promise<{ release: PageRelease; cookie: string }> {
  const answer = await fetch(`${origin}/en/hotel`, { headers: { 'accept-encoding': 'identity' } });
  const release = releaseIn(await answer.text());
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0] ?? '')
    .join('; ');
  return { release, cookie };
}

/** The origin reads the pointer once a second. */
async function servedVersion(origin: string): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  return (await openPage(origin)).release.versions[unit] ?? '-';
}
