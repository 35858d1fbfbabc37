import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { bringTool } from '../../../tools/bring.mjs';
import { openComparison, type Comparison } from '../comparison.ts';
import { openOrigin, openPhone } from '../measure/phone.ts';
import type { MeasuredRoute } from '../measure/routes.ts';
import { withTries } from '../measure/with-tries.ts';
import { readCount, readRoutes } from '../options.ts';
import { range, type Range } from '../report/figures.ts';
import { machineFacts } from '../report/machine.ts';
import { writeResults } from '../report/results.ts';
import { portOf } from '../serve/front.ts';
import { variantServers } from '../variants.ts';

/** What the product wants of Lighthouse's mobile run: a score of 95 and more, and Google's "good" or better. */
const BARS = {
  performance: { audit: null, isMet: (value: number) => value >= 95, says: '≥ 95' },
  lcp: { audit: 'largest-contentful-paint', isMet: (value: number) => value < 2500, says: '< 2500 ms' },
  cls: { audit: 'cumulative-layout-shift', isMet: (value: number) => value < 0.05, says: '< 0.05' },
  tbt: { audit: 'total-blocking-time', isMet: (value: number) => value < 200, says: '< 200 ms' },
} as const;
type Bar = keyof typeof BARS;
const NAMES = Object.keys(BARS) as Bar[];

const HELP = `npm run bench -- lighthouse [--runs 5] [--routes /sign-in,/my-membership] [--dry]
  Lighthouse's mobile run of the product: performance, LCP, CLS, TBT. --dry writes nothing.`;

export async function lighthouseBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      routes: { type: 'string', default: '/sign-in,/my-membership' },
      dry: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.warn(HELP);
  const routes = readRoutes(values.routes);
  const machine = await machineFacts();
  const comparison = await openComparison(await variantServers(['federated'], []));
  try {
    const measured: Record<string, Record<Bar, Range>> = {};
    for (const route of routes) {
      const runs: Record<Bar, number>[] = [];
      for (let run = 0; run < readCount(values.runs); run += 1) {
        const one = await withTries(() => oneRun(comparison, route), console.warn);
        if (one !== null) runs.push(one);
      }
      measured[route.path] = ofEach((name) => range(runs.map((run) => run[name])));
      print(route.path, measured[route.path] as Record<Bar, Range>);
    }
    if (values.dry) return;
    const results = { schema: 'lighthouse/1', machine, runs: readCount(values.runs), routes: measured };
    process.stdout.write(`${await writeResults(results, 'lighthouse')}\n`);
  } finally {
    await comparison.stop();
  }
}

/** As much of the package's types as is read here. */
interface Lighthouse {
  lighthouse(url: string, flags: object): Promise<{ lhr: LighthouseResult } | undefined>;
}

interface LighthouseResult {
  runtimeError?: { message: string };
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const ofEach = <T>(value: (name: Bar) => T) =>
  Object.fromEntries(NAMES.map((name) => [name, value(name)])) as Record<Bar, T>;

/** With an empty profile, as a member where the screen is one's; Lighthouse computes the slow network by itself. */
async function oneRun(comparison: Comparison, route: MeasuredRoute): Promise<Record<Bar, number>> {
  const { lighthouse } = await bringTool<Lighthouse>('lighthouse');
  const port = await freePort();
  const origin = comparison.origin('federated', comparison.ports.fast);
  const { context, close } = await openPhone(comparison.hosts, [`--remote-debugging-port=${port}`]);
  try {
    await openOrigin(context, origin, route.isMember ? comparison.session : []);
    const result = await lighthouse(`${origin}/en${route.path}`, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      disableStorageReset: true,
    });
    const report = result?.lhr;
    if (report === undefined || report.runtimeError !== undefined)
      throw new Error(`Lighthouse could not look at ${route.path}: ${report?.runtimeError?.message}`);
    const landed = new URL(report.finalDisplayedUrl).pathname;
    if (landed !== `/en${route.path}`) throw new Error(`${route.path} led to ${landed}`);
    return ofEach((name) => {
      const { audit } = BARS[name];
      if (audit === null) return (report.categories['performance']?.score ?? 0) * 100;
      return report.audits[audit]?.numericValue ?? Number.NaN;
    });
  } finally {
    await close();
  }
}

function print(path: string, figures: Record<Bar, Range>): void {
  for (const name of NAMES) {
    const { median, min, max } = figures[name];
    const digits = name === 'cls' ? 3 : 0;
    const values = [median, min, max].map((value) => value.toFixed(digits));
    const verdict = BARS[name].isMet(median) ? 'met' : 'MISSED';
    process.stdout.write(
      `${path.padEnd(15)} ${name.padEnd(12)} ${values[0]} (${values[1]}–${values[2]})  ${BARS[name].says}: ${verdict}\n`,
    );
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  return port;
}
