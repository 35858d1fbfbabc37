import { PREPARED } from './data-dir.ts';
import { startProduct } from './product.ts';

/** Before the journeys the product starts once from nothing; each file's product begins with a copy of its data. */
export default async function prepareData(): Promise<void> {
  const product = await startProduct();
  await product.end();
  process.env[PREPARED] = product.dataDir;
}
