import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { UnitManifest } from '@resort/shared/remote';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addRemote } from '../../../scripts/generate/new-remote/add-remote.ts';
import { copyTree, type Copy } from '../../../scripts/testing/copy.ts';
import { expectAfterLoads } from '../page/expect-soon.ts';
import { launchBrowser, openPhone } from '../page/phone.ts';
import { startProduct, type Product } from '../product/product.ts';

const UNIT = 'mf-events';
let copy: Copy;
let product: Product;

jest.setTimeout(1_200_000);
beforeAll(async () => {
  product = await startProduct();
  copy = copyTree(['shared', 'shell', 'mf-membership']);
  const files = addRemote(copy.root, { unit: UNIT, path: '/events', access: 'public' });
  copy.run('prettier', '--write', ...files);
});
afterAll(async () => {
  copy?.remove();
  await product?.stop();
});

it('passes every check unchanged', () => {
  expect(copy.run('tsc', '-p', '.')).toBe('fine');
  expect(copy.run('oxlint', '--type-aware', '--deny-warnings', UNIT)).toBe('fine');
  expect(copy.run('depcruise', 'shared', UNIT)).toBe('fine');
  expect(copy.test(`${UNIT}/src/screens/events/EventsScreen.test.tsx`)).toBe('fine');
});

it('is built, published, checked, pinned and shown, with the unchanged shell', async () => {
  const folder = join(copy.root, UNIT);
  expect(copy.run('env', '-C', folder, '-u', 'NODE_ENV', 'rsbuild', 'build')).toBe('fine');
  const { version } = JSON.parse(readFileSync(join(folder, 'dist/unit.json'), 'utf8')) as UnitManifest;
  await product.release('publish', folder);
  const before = JSON.parse(await product.release('status', '--json')) as { pins: Record<string, string> };
  expect(await product.release('check', `${UNIT}@${version}`)).toMatch(/^smoke +fine$/m);
  await product.release('pin', `${UNIT}@${version}`, '--reason', 'a ninth domain');
  const after = JSON.parse(await product.release('status', '--json')) as { pins: Record<string, string> };
  expect(after.pins).toEqual({ ...before.pins, [UNIT]: version });

  const browser = await launchBrowser();
  const { page, complaints, close } = await openPhone(browser);
  const heading = page.getByRole('heading', { level: 1, name: 'We are preparing this page' });
  await expectAfterLoads(() => page.goto(`${product.origin}/en/events`), heading);
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  await close();
  await browser.close();
});
