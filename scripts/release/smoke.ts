import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Smoke } from '@resort/release';
import type { UnitManifest, UnitRoute } from '@resort/shared/remote';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, openPhone, signIn } from '../../e2e/src/phone.ts';
import { startServer, type Product } from '../../e2e/src/product.ts';
import { copyCandidate } from './copy-candidate.ts';

const DEMO_MEMBER = '66000001';
const projectRoot = new URL('../..', import.meta.url).pathname;
const CARDS = failureTitles();

interface Screen extends UnitRoute {
  owner: string;
}

/**
 * Starts the whole product with the candidate set, signs a demo member in, and opens every screen on a phone with
 * integrity enforced. One sentence for each screen that did not come, broke, or complained in the console.
 */
export const smoke: Smoke = async ({ artifacts }, registry, tell) => {
  const manifests = artifacts.map(({ manifest }) => manifest);
  const dataDir = mkdtempSync(join(tmpdir(), 'resort-smoke-'));
  chmodSync(dataDir, 0o755); // as root, the database runs as another user, who must get in
  await copyCandidate(registry, manifests, dataDir);
  const names = manifests.map(({ unit, version }) => `${unit}@${version}`);
  const product = await startServer(projectRoot, ['scripts/release/candidate/cli.mjs', ...names], {
    dataDir,
  });
  const browser = await launchBrowser();
  try {
    return await openAll(browser, product, screensOf(manifests), tell);
  } finally {
    await browser.close();
    await product.stop();
  }
};

async function openAll(
  browser: Browser,
  product: Product,
  screens: Screen[],
  tell: (progress: string) => void,
): Promise<string[]> {
  const faults: string[] = [];
  const member = await signedIn(browser, product);
  if (member === null)
    faults.push('The demo member cannot sign in with this set: look at mf-auth and the shell.');
  for (const [at, screen] of screens.entries()) {
    tell(`smoke ${at + 1} of ${screens.length}: ${screen.path}`);
    const asMember = screen.access === 'member';
    if (asMember && member === null) continue;
    const fault = await openScreen(browser, `${product.origin}/en${screen.path}`, asMember ? member : null);
    if (fault !== null) {
      faults.push(
        `${screen.owner}: the screen ${screen.path} ${fault}. ` +
          `See it with npm run dev -w @resort/${screen.owner.split('@')[0]}, mend it, and publish a new version.`,
      );
    }
  }
  return faults;
}

type Session = NonNullable<BrowserContextOptions['storageState']>;

async function signedIn(browser: Browser, product: Product): Promise<Session | null> {
  const { page, close } = await openPhone(browser);
  page.setDefaultTimeout(15_000);
  try {
    await page.goto(`${product.origin}/en/sign-in`);
    await signIn(page, product, DEMO_MEMBER);
    await page.waitForURL((url) => !/\/(sms|sign-in)$/.test(url.pathname));
    return await page.context().storageState();
  } catch {
    return null;
  } finally {
    await close();
  }
}

/** What is wrong with a screen, or null. */
async function openScreen(
  browser: Browser,
  address: string,
  session: Session | null,
): Promise<string | null> {
  const { page, complaints, close } = await openPhone(
    browser,
    session === null ? {} : { storageState: session },
  );
  page.setDefaultTimeout(15_000);
  try {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    if (await isCard(page)) return `did not come${because(complaints)}`;
    return complaints.length === 0 ? null : `complains in the console${because(complaints)}`;
  } catch {
    return `shows no heading${because(complaints)}`;
  } finally {
    await close();
  }
}

const because = ([first]: string[]) =>
  first === undefined ? '' : ` (${first.split('\n')[0]?.slice(0, 200)})`;

async function isCard(page: Page): Promise<boolean> {
  for (const name of CARDS) {
    if ((await page.getByRole('heading', { level: 1, name }).count()) > 0) return true;
  }
  return false;
}

/** The headings under which the shell says that a screen is not there. */
function failureTitles(): string[] {
  const file = join(projectRoot, 'shell/src/locales/en.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { title?: string }>;
  return ['remoteFailed', 'crashed'].flatMap((name) => texts[name]?.title ?? []);
}

function screensOf(manifests: readonly UnitManifest[]): Screen[] {
  return manifests.flatMap(({ unit, version, routes }) =>
    routes.map((route) => ({ ...route, owner: `${unit}@${version}` })),
  );
}
