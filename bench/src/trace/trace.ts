import { writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import { parseArgs } from 'node:util';
import { openComparison, type Comparison } from '../comparison.ts';
import { withFreshPhone } from '../fresh-phone.ts';
import type { MeasuredRoute } from '../measure/routes.ts';
import { SLOWDOWN } from '../measure/slow-processor.ts';
import { withTries } from '../measure/with-tries.ts';
import { fail, readCount, readNames, readRoutes } from '../options.ts';
import { machineFacts } from '../report/machine.ts';
import { busyNote } from '../report/quiet.ts';
import { rotated } from '../rounds.ts';
import { VARIANT_NAMES, type VariantName } from '../variant-names.ts';
import { variantServers } from '../variants.ts';
import { milestonesOf } from './milestones.ts';
import { partsOf } from './parts.ts';
import { record } from './record.ts';
import type { Traced } from './rows.ts';
import { tableOf } from './table.ts';
import { navigationOf } from './trace-event.ts';
import { waitedMs } from './waited.ts';

const HELP = `npm run bench -- trace [--route /my-membership] [--runs 3] [--variants federated,monolith] [--save trace.json]
  What the page's main thread does from the navigation's start until the data is shown, by name, on a phone with a
  processor ${SLOWDOWN} times slower: the median of all runs, and the difference of the first variant from the last.
  Each moment counts once, and with one run the parts add up to the time until the data; medians do so roughly.
  Parts below 1 ms are in "other"; "task of x" is the rest of a task that the file x of Chromium's sources has posted;
  "waiting for a processor" is within the parts: what other programs, or another thread, made them longer.
  The numbers of files are each build's own: compare "all files".
  Recording takes time itself: cold-start says how long a visit takes. Times of two machines do not compare.
  --variants   ${VARIANT_NAMES.join(', ')}
  --save       each variant's last trace, as trace-federated.json, for Chromium's performance panel
  Writes nothing else.`;

export async function traceBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      route: { type: 'string', default: '/my-membership' },
      runs: { type: 'string', default: '3' },
      variants: { type: 'string', default: 'federated,monolith' },
      save: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.warn(HELP);
  const [route, ...more] = readRoutes(values.route);
  if (route === undefined || more.length > 0) fail('One route at a time.');
  const variants = readNames(values.variants, VARIANT_NAMES);
  const runs = readCount(values.runs);
  const { busy } = await machineFacts();
  const comparison = await openComparison(await variantServers(variants, []));
  const visits = new Map(variants.map((variant): [VariantName, Traced[]] => [variant, []]));
  try {
    for (let run = 0; run < runs; run += 1)
      for (const variant of rotated(variants, run)) {
        const one = await withTries(
          () => oneVisit(comparison, { variant, route, save: values.save }),
          console.warn,
        );
        if (one !== null) visits.get(variant)?.push(one);
        const ms = one?.milestones.get('data shown');
        console.warn(
          `run ${run + 1}/${runs} ${variant}: ${ms === undefined ? 'nothing' : Math.round(ms)} ms`,
        );
      }
  } finally {
    await comparison.stop();
  }
  for (const [variant, own] of visits)
    if (own.length === 0) fail(`Every try of ${variant} failed; see above.`);
  const table = tableOf([...visits.keys()], [...visits.values()]);
  process.stdout.write(`${[table, '', busyNote(busy)].join('\n').trimEnd()}\n`);
}

interface Asked {
  variant: VariantName;
  route: MeasuredRoute;
  save: string | undefined;
}

async function oneVisit(comparison: Comparison, { variant, route, save }: Asked): Promise<Traced> {
  comparison.use(variant);
  return withFreshPhone(comparison, variant, route, async (context, origin) => {
    const { figures, seen, events, raw } = await record(context, origin, route);
    if (save !== undefined) writeFileSync(fileFor(save, variant), raw);
    const navigation = navigationOf(events, `${origin}/en${route.path}`);
    const untilMs = figures.shown ?? 0;
    return {
      parts: partsOf(events, navigation, untilMs),
      waited: waitedMs(events, navigation, untilMs),
      milestones: milestonesOf(seen, figures),
    };
  });
}

/** `trace.json` → `trace-federated.json` */
function fileFor(save: string, variant: VariantName): string {
  const { dir, name, ext } = parse(save);
  return `${dir === '' ? '.' : dir}/${name}-${variant}${ext === '' ? '.json' : ext}`;
}
