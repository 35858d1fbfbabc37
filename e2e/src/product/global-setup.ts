import { PREPARED } from './data-dir.ts';
import { startProduct } from './product.ts';

/**
 * Starts the product once from nothing before the journeys; each file's product starts with a copy of its
 * data.
 */
export default async function prepareData(): Promise<void> {
  const product = await startProduct();
  await product.end();
  process.env[PREPARED] = product.dataDir;
}
