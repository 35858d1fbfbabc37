import type { Smoke } from '@resort/release';
import { newDataDir } from '../../../e2e/src/data-dir.ts';
import { launchBrowser } from '../../../e2e/src/phone.ts';
import { startServer } from '../../../e2e/src/product.ts';
import { copyCandidate } from './copy-candidate.ts';
import { screensOf } from './screens.ts';
import { walk } from './walk.ts';

const projectRoot = new URL('../../..', import.meta.url).pathname;

/**
 * Starts the whole product with the candidate set, signs a demo member in, and opens every screen on a phone with
 * integrity enforced, in every language. One sentence for each screen that did not come, broke, or complained in the
 * console.
 */
export const smoke: Smoke = async ({ artifacts }, registry, tell) => {
  const manifests = artifacts.map(({ manifest }) => manifest);
  const dataDir = newDataDir();
  await copyCandidate(registry, manifests, dataDir);
  const names = manifests.map(({ unit, version }) => `${unit}@${version}`);
  const program = 'scripts/release/smoke/candidate/cli.mjs';
  const product = await startServer(projectRoot, [program, ...names], { dataDir });
  const browser = await launchBrowser();
  try {
    return await walk({ browser, product, screens: screensOf(manifests), tell });
  } finally {
    await browser.close();
    await product.stop();
  }
};
