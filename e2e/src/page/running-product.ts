import { afterAll, beforeAll, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './phone.ts';
import { startProduct, type Product } from '../product/product.ts';

/**
 * Shared by a file of journeys: importing this starts product and browser before its first test and stops
 * them after its last.
 */
export let product: Product;
export let browser: Browser;

jest.setTimeout(60_000);

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
