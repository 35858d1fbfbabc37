import { availableParallelism } from 'node:os';
import { releaseIn } from '@resort/shared/release-in-page';
import type { ReleaseRoute } from '@resort/shared/remote';
import { launchBrowser, openPhone, signIn } from '../page/phone.ts';
import { startProduct } from '../product/product.ts';
import { FIRST_ROUTE } from './budget.ts';
import { measureFirstRoute, type FirstRoute } from './measure.ts';

/*
 * `npm run first-route [-- <path> …]`: the cost of a cold start on each route, in a real browser with the
 * built product.
 */
/** page, files, data; a member's page sends its calls with the files: docs/decisions/2026-11-21-waves.md */
const WAVE_BUDGET = { public: 3, member: 2 };
/** Layout shift while the first screen loads; up to 0.1 is good (web.dev/articles/cls). */
const SHIFT_BUDGET = 0.02;
/** A screen that shows another one without a query. */
const QUERY: Record<string, string> = { '/exchangeSure': '?type=dollar&id=1' };
/** Routes with another limit. */
const WAVES: Record<string, number> = {
  // card, its kinds of gifts, their gifts: each call depends on the response before
  '/my-benefits': 4,
  // measured with a query, for which no call is sent early
  '/exchangeSure': 3,
};

/**
 * A page waits for its slow line most of the time. Pages that are measured together can delay each other's requests,
 * which then look like another wave, so a route with a problem is measured again by itself.
 */
const AT_ONCE = availableParallelism() + 1;

const product = await startProduct();
const browser = await launchBrowser();
try {
  const member = await openPhone(browser);
  await member.page.goto(`${product.origin}/en/sign-in`);
  await signIn(member.page, product, '66000001');
  await member.page.waitForURL('**/my-membership');
  const session = await member.page.context().storageState();
  await member.close();

  console.log('script kB  total kB  requests  waves  shift  route');
  const only = process.argv.slice(2);
  const left = (await routes()).filter(({ path }) => only.length === 0 || only.includes(path)).values();
  const suspects: ReleaseRoute[] = [];
  const measureNext = async () => {
    for (const route of left) if (await hasProblems(route)) suspects.push(route);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, measureNext));
  if (suspects.length > 0) console.log('again, one after the other:');
  for (const route of suspects) if (await hasProblems(route)) process.exitCode = 1;

  async function hasProblems(route: ReleaseRoute): Promise<boolean> {
    const problems = await measured(route).catch((error: unknown) => [String(error)]);
    for (const problem of problems) console.error(`${route.path}: ${problem}`);
    return problems.length > 0;
  }

  async function measured({ path, access }: ReleaseRoute): Promise<string[]> {
    const state = access === 'member' ? session : undefined;
    const result = await measureFirstRoute(browser, product.origin, path + (QUERY[path] ?? ''), state);
    print(result);
    return problemsOf(result, WAVES[path] ?? WAVE_BUDGET[access]);
  }
} finally {
  await browser.close();
  await product.stop();
}

async function routes(): Promise<ReleaseRoute[]> {
  const html = await (await fetch(`${product.origin}/en/`)).text();
  return releaseIn(html).routes;
}

function print({ path, landed, scripts, total, requests, chain, shift }: FirstRoute): void {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const cells = [kilobytes(scripts).padStart(9), kilobytes(total).padStart(8), String(requests).padStart(8)];
  const led = landed === path.split('?')[0] ? '' : ` (led to ${landed})`;
  cells.push(String(chain.length).padStart(5), shift.toFixed(3));
  console.log(`${cells.join('  ')}  ${path}${led}`);
}

function problemsOf(measured: FirstRoute, waves: number): string[] {
  const { scripts, chain, late, twice, untaken, shift } = measured;
  return [
    ...(scripts > FIRST_ROUTE ? [`${scripts} bytes of script are over ${FIRST_ROUTE}`] : []),
    ...(chain.length > waves ? [`${chain.length} waves are over ${waves}: ${chain.join(' → ')}`] : []),
    ...(shift > SHIFT_BUDGET ? [`what is shown moves by ${shift.toFixed(3)}, over ${SHIFT_BUDGET}`] : []),
    ...late.map((url) => `found late, the inline script gave no hint of it: ${url}`),
    ...twice.map((url) => `fetched twice, the hint does not match the tag: ${url}`),
    ...untaken.map((url) => `asked for ahead, and then the screen did not ask for it: ${url}`),
  ];
}
