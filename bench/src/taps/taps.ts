import { parseArgs } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { launchBrowser, openPhone } from '../../../e2e/src/page/phone.ts';
import { sessionOf } from '../../../e2e/src/page/session-of.ts';
import { SLOWDOWN, slowDown } from '../measure/slow-processor.ts';
import { readCount } from '../options.ts';
import { range } from '../report/figures.ts';
import type { Target } from './in-page.ts';
import { mainTab } from './main-tab.ts';
import { aim } from './tap.ts';

/** From a tap to the paint of what it opens: the bar of the external review. */
const BAR_MS = 200;
/** So long after a tap, and the page rests. */
const REST_MS = 1_500;
/** Of the table's first column. */
const WIDTH = 40;
const HELP = `npm run bench -- taps [--origin http://localhost:4173]… [--runs 7]
  On a running development start (npm start), or on several in turn, a phone 390 px wide and a processor ${SLOWDOWN} times slower:
  from the tap to the paint of Home and Book, which the member saw before, of the hotels, and of the calendar.
  Prints a table; "!" marks a median of ${BAR_MS} ms or more. "work" hardly depends on what else this machine does.`;

const HOME: Target = { tap: mainTab('/home'), path: '/home', shown: 'main h2' };
const BOOK: Target = { tap: mainTab('/book'), path: '/book', shown: 'main [role=radiogroup]' };
const HOTELS: Target = { tap: 'main a[href*="/hotels"]', path: '/hotels', shown: 'main article' };
const CALENDAR: Target = {
  tap: 'main button[aria-haspopup=dialog]',
  shown: '[role=dialog] [role=grid] button',
};
const PLACES = [
  ['Home', HOME],
  ['Book', BOOK],
  ['hotels', HOTELS],
  ['calendar', CALENDAR],
] as const;

export async function taps(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      origin: { type: 'string', multiple: true, default: ['http://localhost:4173'] },
      runs: { type: 'string', default: '7' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.warn(HELP);
  const runs = readCount(values.runs);
  const { origin: origins } = values;
  const browser = await launchBrowser();
  const figures = new Map<string, Record<keyof Took, number[]>>();
  try {
    const sessions = new Map<string, Awaited<ReturnType<typeof sessionOf>>>();
    for (const origin of origins) sessions.set(origin, await sessionOf(origin, '66000001'));
    for (let run = 0; run < 2 * runs; run += 1)
      for (const [origin, storageState] of sessions) {
        const { page, close } = await openPhone(browser, { storageState, serviceWorkers: 'allow' });
        // thread time is only what it says where the browser does not slow the thread down
        const measure: keyof Took = run % 2 === 0 ? 'time' : 'work';
        for (const [place, took] of await onePhone(page, origin, measure)) {
          const name = origins.length > 1 ? `${place} ${new URL(origin).host}` : place;
          const all = figures.get(name) ?? { time: [], work: [] };
          all[measure].push(took[measure]);
          figures.set(name, all);
        }
        await close();
      }
  } finally {
    await browser.close();
  }
  process.stdout.write(
    `${'ms, median (least–most)'.padEnd(WIDTH)} ${'time'.padEnd(18)} work × ${SLOWDOWN}\n`,
  );
  for (const [name, { time, work }] of figures)
    process.stdout.write(`${name.padEnd(WIDTH)} ${inShort(time).padEnd(18)} ${inShort(work)}\n`);
}

/** Milliseconds from a tap to the paint of what it opens. */
interface Took {
  /** on the slowed-down phone, by the clock: also what other programs of this machine take */
  time: number;
  /** what the page's thread computed, times the slowdown: hardly depends on other programs */
  work: number;
}

/** One member, from a cold start: each place the first time, then again. */
async function onePhone(page: Page, origin: string, measure: keyof Took): Promise<[string, Took][]> {
  await page.goto(`${origin}/en/my-membership`);
  await page.locator('main progress').first().waitFor();
  await page.waitForTimeout(2 * REST_MS); // the tabs' screens load ahead
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (measure === 'time') await slowDown(page);
  const figures: [string, Took][] = [];
  for (const visit of ['first', 'again', 'third time'])
    for (const [name, target] of PLACES) {
      figures.push([`${name}, ${visit}`, await timed(page, session, target)]);
      if (target === CALENDAR) await page.keyboard.press('Escape');
      await page.waitForTimeout(REST_MS);
    }
  return figures;
}

async function timed(page: Page, session: CDPSession, target: Target): Promise<Took> {
  const workSoFar = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const tap = await aim(page, target);
  const before = await workSoFar();
  const time = await tap();
  return { time, work: SLOWDOWN * ((await workSoFar()) - before) };
}

function inShort(all: readonly number[]): string {
  const { median, min, max } = range(all);
  const mark = median < BAR_MS ? '' : ' !';
  return `${Math.round(median)} (${Math.round(min)}–${Math.round(max)})${mark}`;
}
