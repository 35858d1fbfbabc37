import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { openComparison, type Comparison } from '../comparison.ts';
import { openOrigin, openPhone } from '../measure/phone.ts';
import { SLOWDOWN, slowDown } from '../measure/slow-processor.ts';
import { withTries } from '../measure/with-tries.ts';
import { readCount } from '../options.ts';
import { range, type Range } from '../report/figures.ts';
import { machineFacts } from '../report/machine.ts';
import { writeResults } from '../report/results.ts';
import { variantServers } from '../variants.ts';
import { mainTab } from '../taps/main-tab.ts';
import { aim } from '../taps/tap.ts';

const VARIANTS = ['federated', 'monolith'] as const;
type Variant = (typeof VARIANTS)[number];
const HOME = '/my-membership';
/** What the product wants: a tap should feel like an answer (RAIL: 100 ms). */
const BAR_MS = 100;
/** So long without a request: the tabs' screens have been loaded ahead. */
const REST_MS = 3_000;

const HELP = `npm run bench -- navigation [--runs 7] [--dry]
  From tab to tab on a phone with a processor ${SLOWDOWN} times slower, until the next screen's heading is painted:
  "first" the first time in this page, "again" later. --dry writes nothing.`;

interface Tap {
  variant: Variant;
  tab: string;
  /** the first time in this page, or later */
  visit: 'first' | 'again';
  ms: number;
}

export async function navigation(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '7' },
      dry: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.warn(HELP);
  const runs = readCount(values.runs);
  const machine = await machineFacts();
  const comparison = await openComparison(await variantServers(VARIANTS, []));
  const taps: Tap[] = [];
  try {
    for (let run = 0; run < runs; run += 1)
      for (const variant of VARIANTS) {
        const measured = await withTries(() => onePhone(comparison, variant), console.warn);
        taps.push(...(measured ?? []));
        console.warn(`run ${run + 1}/${runs} ${variant}: ${measured?.length ?? 0} taps`);
      }
  } finally {
    await comparison.stop();
  }
  const tabs = summarize(taps);
  process.stdout.write(`${tableOf(tabs)}\n`);
  if (values.dry) return;
  const results = { schema: 'navigation/1', machine, runs, barMs: BAR_MS, tabs };
  process.stdout.write(`${await writeResults(results, 'navigation')}\n`);
}

/** A member's home, left alone until everything is there; then every tab twice, each from the home. */
async function onePhone(comparison: Comparison, variant: Variant): Promise<Tap[]> {
  const origin = comparison.origin(variant);
  comparison.use(variant);
  const { context, close } = await openPhone(comparison.hosts);
  try {
    await openOrigin(context, origin, comparison.session);
    const page = await openHome(context, origin, comparison);
    const taps: Tap[] = [];
    for (const visit of ['first', 'again'] as const) {
      for (const tab of await tabsOf(page)) {
        taps.push({ variant, tab, visit, ms: await tapTab(page, tab) });
        await rest(comparison, 500);
        const home = await tapTab(page, HOME);
        if (visit === 'again') taps.push({ variant, tab: HOME, visit, ms: home });
        await rest(comparison, 500);
      }
    }
    return taps;
  } finally {
    await close();
  }
}

/** Milliseconds until the screen's own heading has been painted. */
async function tapTab(page: Page, path: string): Promise<number> {
  const tap = await aim(page, { tap: mainTab(path), path, shown: 'main h1' });
  return tap();
}

async function openHome(context: BrowserContext, origin: string, comparison: Comparison): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/en${HOME}`);
  await page.locator('main progress').waitFor();
  await rest(comparison, REST_MS);
  await slowDown(page);
  return page;
}

/** Where the tabs lead but for the home, below the language. */
async function tabsOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('nav[aria-label="Main menu"] a[href]') // not the menu of the home
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.map((href) => href.replace(/^\/en/, '')).filter((href) => href !== HOME);
}

async function rest({ served }: Comparison, quietMs: number): Promise<void> {
  let known = -1;
  while (known !== served.length) {
    known = served.length;
    await new Promise((resolve) => setTimeout(resolve, quietMs));
  }
}

type ByVariant = Partial<Record<Variant, Range>>;

/** `/offers first` → variant → milliseconds */
function summarize(taps: readonly Tap[]): Record<string, ByVariant> {
  const groups = [...Map.groupBy(taps, ({ tab, visit }) => `${tab} ${visit}`)];
  return Object.fromEntries(
    groups.map(([name, own]) => {
      const variants = [...Map.groupBy(own, ({ variant }) => variant)];
      return [
        name,
        Object.fromEntries(variants.map(([variant, each]) => [variant, range(each.map(({ ms }) => ms))])),
      ];
    }),
  );
}

function tableOf(tabs: Record<string, ByVariant>): string {
  const lines = Object.entries(tabs).map(([name, { federated, monolith }]) => {
    const cell = (value?: Range) =>
      value ? `${Math.round(value.median)} (${Math.round(value.min)}–${Math.round(value.max)})` : '–';
    const says = federated && federated.median <= BAR_MS ? '' : `over ${BAR_MS} ms`;
    return [name.padEnd(28), cell(federated).padEnd(18), cell(monolith).padEnd(18), says].join(' ');
  });
  return [`${'tab, ms'.padEnd(28)} ${'federated'.padEnd(18)} monolith`, ...lines].join('\n');
}
