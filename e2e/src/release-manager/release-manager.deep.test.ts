import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { UnitManifest } from '@resort/shared/remote';
import type { Browser } from 'playwright-core';
import { eventually } from '../eventually.ts';
import { buildNextVersion } from '../next-version.ts';
import { launchBrowser, openPhone } from '../phone.ts';
import { startProduct, type Product } from '../product.ts';

const TITLE = 'The house knows your name';
const SECOND = 'The second edition';
const START = 'export default defineRemote({';

let product: Product;
let browser: Browser;

jest.setTimeout(300_000);
beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const release = (...args: string[]) => product.release(...args, '--by', 'manager', '--reason', 'journey');
const nameOf = ({ unit, version }: UnitManifest) => `${unit}@${version}`;

async function shows(title: string): Promise<void> {
  const { page, close } = await openPhone(browser);
  try {
    // the origin reads the pointer once a second
    await eventually(`the page says ${title}`, async () => {
      await page.goto(`${product.origin}/en/join-us`);
      const heading = page.getByRole('heading', { level: 1, name: title });
      return heading.waitFor({ timeout: 4_000 }).then(
        () => true,
        () => false,
      );
    });
  } finally {
    await close();
  }
}

async function publishChange(change: { file: string; from: string; to: string }): Promise<string> {
  const { folder, manifest } = await buildNextVersion('mf-auth', change);
  await release('publish', folder);
  return nameOf(manifest);
}

it('a release manager ships, is stopped, sees what would have been, goes back, and can prove all of it', async () => {
  await shows(TITLE);
  await release('policy', '--check', 'required');

  const good = await publishChange({ file: 'src/locales/en.json', from: TITLE, to: SECOND });
  await expect(release('pin', good)).rejects.toThrow(`check ${good} --channel production\` first`);
  expect(await release('check', good)).toMatch(/^smoke +fine$/m);
  await release('pin', good);
  await shows(SECOND);

  const throwing = `if (typeof document !== 'undefined') throw new Error('broken on purpose');\n${START}`;
  const bad = await publishChange({ file: 'src/remote.ts', from: START, to: throwing });
  await expect(release('check', bad)).rejects.toThrow(
    /the screen \/join-us did not come .*mend it, and publish/,
  );
  await expect(release('pin', bad)).rejects.toThrow('The check of this set found faults');
  await expect(release('pin', bad, '--force')).rejects.toThrow('lets nothing past its gates');
  await shows(SECOND);

  await release('policy', '--check', 'skipped', '--forcing', 'allowed');
  await release('pin', bad, '--force');
  await shows(SECOND); // from the last-known-good version
  expect(await release('status')).toContain(bad.slice('mf-auth@'.length));

  await release('rollback');
  await shows(SECOND);
  expect(await release('verify')).toContain('all as it was signed');
  const audit = await release('audit');
  expect(audit).toMatch(new RegExp(`manager +pin --force +production +3, ${bad} +journey`));
  expect(audit).toMatch(/manager +rollback +production +4, all +journey/);
  const evidence = JSON.parse(await product.release('evidence', '--to', '2'));
  expect(evidence).toMatchObject({ release: { number: 2 }, verdict: { passed: true } });
});
