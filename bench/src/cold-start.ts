import { parseArgs } from 'node:util';
import { openComparison } from './comparison.ts';
import { isCompared, measureRounds, STATES, type State } from './rounds.ts';
import { fail, readCount, readNames, readRoutes } from './options.ts';
import type { ColdStartResults } from './report/cold-start-results.ts';
import { summarize } from './report/figures.ts';
import { machineFacts } from './report/machine.ts';
import { takenNote, watchTaken } from './report/quiet.ts';
import { showInReadme } from './report/readme.ts';
import { writeResults } from './report/results.ts';
import { tableOf } from './report/table.ts';
import { SLOW_4G } from './serve/shaper.ts';
import { VARIANT_NAMES, type VariantName } from './variant-names.ts';
import { variantServers } from './variants.ts';

const HELP = `npm run bench -- cold-start [--runs 7] [--visits 6] [--routes /sign-in,…] [--variants federated,…] [--states cold,…]
  The same screens as the federated product, as one application and with Module Federation's plain defaults.
  --visits     how many cold visits each run makes to the product and to the monolith; the others get one
  --variants   ${VARIANT_NAMES.join(', ')}
  --states     ${STATES.join(', ')}: of the product and the monolith; of the others the cold start only
  --quick      one run of one route, cold: whether the comparison works at all
  --dry        prints, and leaves results, picture and README as they are`;

export async function coldStart(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '7' },
      visits: { type: 'string', default: '6' },
      routes: { type: 'string' },
      variants: { type: 'string', default: VARIANT_NAMES.join(',') },
      states: { type: 'string', default: STATES.join(',') },
      quick: { type: 'boolean', default: false },
      dry: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.warn(HELP);
  const { quick } = values;
  const routes = readRoutes(quick ? '/sign-in' : values.routes);
  const variants = readNames(values.variants, VARIANT_NAMES);
  const asked = readNames(quick ? 'cold' : values.states, STATES);
  const runs = quick ? 1 : readCount(values.runs);
  const visits = quick ? 1 : readCount(values.visits);
  const machine = await machineFacts();
  const changed = asked.includes('release') ? [...new Set(routes.map(({ unit }) => unit))] : [];
  const comparison = await openComparison(await variantServers(variants, changed));
  try {
    const states = new Map(variants.map((variant) => [variant, statesOf(variant, asked)] as const));
    const plan = { runs, visits, routes, states };
    const takenMeanwhile = watchTaken();
    const { samples, failures } = await measureRounds(comparison, plan, console.warn);
    const taken = takenMeanwhile();
    if (samples.length === 0) fail('Every try failed; see above.');
    const figures = summarize(samples);
    print(
      `${tableOf(figures)}\n\n${failures.length} tries failed and were made again\n${takenNote(taken)}`.trimEnd(),
    );
    if (quick || values.dry) return;
    const results: ColdStartResults = {
      schema: 'cold-start/1',
      machine,
      network: SLOW_4G,
      runs,
      visits,
      taken,
      failures,
      routes: figures,
    };
    print(await writeResults(results));
    await showInReadme(results);
  } finally {
    await comparison.stop();
  }
}

/** Plain defaults and own origins are there for their cold start. */
function statesOf(variant: VariantName, asked: readonly State[]): State[] {
  return asked.filter((state) => isCompared(variant) || state === 'cold');
}

const print = (text: string) => void process.stdout.write(`${text}\n`);
