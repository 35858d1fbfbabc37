import { fileURLToPath } from 'node:url';
import { continueUnderNode24 } from '../bootstrap.mjs';

/*
 * `npm start` for a journey, on a copy of what `e2e/src/product/global-setup.ts` has prepared from this tree. Every
 * unit is built, published and pinned already; to find that out takes more than half of a start.
 */
if (await continueUnderNode24(fileURLToPath(import.meta.url), process.argv.slice(2))) {
  const { startProduct } = await import('./product.mjs');
  const { RELEASES } = await import('./variables.mjs');
  await startProduct(process.env, {
    channel: process.env.RELEASE_CHANNEL || RELEASES.RELEASE_CHANNEL.default,
    async deliver() {},
    async extend() {},
  });
}
