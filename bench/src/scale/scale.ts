import { writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { firstUnits, pageRelease } from '@resort/release';
import type { WrittenRelease } from '@resort/shared/remote';
import { projectRoot } from '../builds/folders.ts';
import { openComparison } from '../comparison.ts';
import { onFreshPhone } from '../rounds.ts';
import type { Visit } from '../measure/visit.ts';
import { withTries } from '../measure/with-tries.ts';
import { readCount, readRoutes } from '../options.ts';
import { range } from '../report/figures.ts';
import { machineFacts } from '../report/machine.ts';
import { fillPage } from '../report/readme.ts';
import { writeResults } from '../report/results.ts';
import type { PageChange } from '../serve/change-page.ts';
import { productBuilds, type ReleaseServer } from '../variants.ts';
import { curveOf } from './curve.ts';
import { withManyRemotes } from './many-remotes.ts';
import type { ScalePoint } from './scale-point.ts';

const COUNTS = [8, 50, 200];
const PAGE = 'docs/measurements/cold-start.md';
const PICTURE = 'docs/pictures/scale.svg';

const HELP = `npm run bench -- scale [--runs 7] [--routes /sign-in] [--dry]
  What 8, 50 and 200 published remotes cost a cold start: bytes of the page's release, time to data.`;

export async function scale(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '7' },
      routes: { type: 'string', default: '/sign-in' },
      dry: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.warn(HELP);
  const [route] = readRoutes(values.routes);
  if (route === undefined) throw new Error('no route');
  const machine = await machineFacts();
  const product = await productBuilds();
  const weights = new Map<number, Pick<ScalePoint, 'raw' | 'brotli'>>();
  const servers = COUNTS.map((remotes): ReleaseServer => {
    const release: PageChange['release'] = (page, { path, whole }) => {
      const many = withManyRemotes(whole, remotes);
      const { shell } = many.units;
      if (shell === undefined) throw new Error('the release has no shell');
      const carried = pageRelease(many, firstUnits(many, path), page.whole, shell);
      if (path === route.path) weights.set(remotes, weigh(carried));
      return { ...carried, config: page.config };
    };
    const name = `scale-${remotes}`;
    return { name, variant: 'federated', channel: name, history: [product], change: () => ({ release }) };
  });
  const comparison = await openComparison(servers);
  const visits = new Map<number, Visit[]>(COUNTS.map((remotes) => [remotes, []]));
  try {
    for (let run = 0; run < readCount(values.runs); run += 1) {
      for (const remotes of COUNTS) {
        const name = `run ${run + 1}/${values.runs} ${remotes} remotes`;
        const measured = await withTries(
          () => onFreshPhone(comparison, 'federated', route, [`scale-${remotes}`]),
          (message) => console.warn(`${name} failed: ${message}`),
        );
        visits.get(remotes)?.push(...(measured ?? []));
        console.warn(`${name}: ${measured?.map(({ data }) => Math.round(data)).join() ?? 'nothing'} ms`);
      }
    }
  } finally {
    await comparison.stop();
  }
  const points = COUNTS.map((remotes): ScalePoint => {
    const data = range(visits.get(remotes)?.map((each) => each.data) ?? []);
    return { remotes, raw: 0, brotli: 0, ...weights.get(remotes), data };
  });
  print(points);
  if (values.dry) return;
  writeFileSync(join(projectRoot, PICTURE), curveOf(points, route.path));
  await fillPage(PAGE, 'scale', paragraphOf(points));
  const results = { schema: 'scale/1', machine, route: route.path, perRemote: perRemote(points), points };
  process.stdout.write(`${await writeResults(results, 'scale')}\n`);
}

function paragraphOf(points: readonly ScalePoint[]): string {
  const { brotli, dataMs } = perRemote(points);
  const picture = posix.relative(posix.dirname(PAGE), PICTURE);
  return `![Release document and cold start by the number of remotes](${picture})\n\nOne more remote: ${brotli} bytes (brotli), ${dataMs} ms.`;
}

/** The cost of another remote, by the first and the last point: bytes of the compressed document, milliseconds. */
function perRemote(points: readonly ScalePoint[]): { brotli: number; dataMs: number } {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) throw new Error('nothing was measured');
  const more = last.remotes - first.remotes;
  return {
    brotli: Math.round((last.brotli - first.brotli) / more),
    dataMs: Math.round(((last.data.median - first.data.median) / more) * 10) / 10,
  };
}

/** As it is written into the page, at the origin's own quality. */
function weigh(release: WrittenRelease): Pick<ScalePoint, 'raw' | 'brotli'> {
  const json = Buffer.from(JSON.stringify(release));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return { raw: json.length, brotli: brotliCompressSync(json, { params }).length };
}

function print(points: readonly ScalePoint[]): void {
  const lines = points.map(({ remotes, raw, brotli, data }) =>
    [
      String(remotes).padStart(7),
      (raw / 1000).toFixed(1).padStart(8),
      (brotli / 1000).toFixed(1).padStart(9),
      String(Math.round(data.median)).padStart(8),
      `(${Math.round(data.min)}–${Math.round(data.max)})`,
    ].join(' '),
  );
  const { brotli, dataMs } = perRemote(points);
  const each = `one more remote: ${brotli} bytes, ${dataMs} ms`;
  process.stdout.write(`remotes   raw kB brotli kB  data ms\n${lines.join('\n')}\n${each}\n`);
}
