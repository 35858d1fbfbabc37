import type { Smoke } from '@resort/release';
import { launchInstalledBrowser } from '../../../e2e/src/page/phone.ts';
import { startServer } from '../../../e2e/src/product/product.ts';
import { copyCandidate } from './copy-candidate.ts';
import { startGateway } from './gateway.ts';
import { screensOf } from './screens.ts';
import { seededDatabase } from './seeded-database.ts';
import { walk } from './walk.ts';

const projectRoot = new URL('../../..', import.meta.url).pathname;

/**
 * Starts the whole product with the candidate set, signs a demo member in, and opens the planned screens on a phone with
 * integrity enforced. Calls of other services go to the given ones. Returns a message for each screen that failed, or
 * logged an error in the console.
 */
export const smoke: Smoke = async ({ artifacts }, registry, { plan, tell, services }) => {
  const manifests = artifacts.map(({ manifest }) => manifest);
  const names = manifests.map(({ unit, version }) => `${unit}@${version}`);
  const start = async (dataDir: string) => {
    await copyCandidate(registry, manifests, dataDir);
    const program = 'scripts/release/smoke/candidate/cli.mjs';
    return startServer(projectRoot, [program, ...names], { dataDir });
  };
  const product = await start(
    await seededDatabase(async (dataDir) => {
      tell('database for the checks of today');
      await (await start(dataDir)).end();
    }),
  );
  const gateway = await startGateway(product.origin, services);
  const browser = await launchInstalledBrowser();
  try {
    const { codeFor } = product;
    const { origin } = gateway;
    return await walk({ browser, product: { origin, codeFor }, screens: screensOf(manifests), plan, tell });
  } finally {
    await browser.close();
    await gateway.stop();
    await product.stop();
  }
};
