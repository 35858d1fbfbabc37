import { fileURLToPath } from 'node:url';
import { continueUnderNode24 } from './bootstrap.mjs';

/* `npm start`: the whole product on one port, from a fresh clone. */
if (await continueUnderNode24(fileURLToPath(import.meta.url), process.argv.slice(2))) {
  const { startProduct } = await import('./product/product.mjs');
  await startProduct(process.env);
}
