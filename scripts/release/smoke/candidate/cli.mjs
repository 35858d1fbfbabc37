import { pin, setPolicy } from '@resort/release';
import { startProduct } from '../../../product/product.mjs';

/* The product with a candidate set that is not pinned: what `release check` opens in a browser. */
const units = process.argv.slice(2);
const author = { by: 'check', reason: 'smoke' };
await startProduct(process.env, {
  channel: 'production',
  async deliver(registry, config) {
    await setPolicy(registry, { channel: 'production', check: 'skipped', ...author });
    await pin(registry, { channel: 'production', units, config, ...author });
  },
  async extend(_app) {},
});
