import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { UnitManifest } from '@resort/shared/remote';
import type { Browser, Page } from 'playwright-core';
import { eventually } from '../page/eventually.ts';
import { buildNextVersion } from '../product/next-version.ts';
import { launchBrowser, openPhone, signIn, type Phone } from '../page/phone.ts';
import { startOtherChannel, startProduct, type Product } from '../product/product.ts';

const UNIT = 'mf-dollars';
const TITLE = 'Rewards';
const SECOND = 'Rewards of the season';
const START = 'export default defineRemote({';
const MEMBER = '66000101';

/** Breaks a screen in one language, if the address has a query: a check opens changed code in this one, too. */
const ID = `const id = useSearchParams()[0].get('id') ?? '';`;
const inOneLanguage = {
  file: 'src/screens/offer/OfferScreen.tsx',
  from: ID,
  to: `${ID}\n  if (id !== '' && document.documentElement.lang === 'zh-Hant-MO') throw new Error('only there');`,
};

/** They leave production, because the first check opens every screen of what is pinned. */
const OTHERS = ['mf-content', 'mf-hotel', 'mf-membership', 'mf-shop', 'mf-ticketing'];

let product: Product;
/** serves the channel staging of the same registry */
let staging: Product;
let browser: Browser;
const phones: Phone[] = [];

jest.setTimeout(1_200_000);
beforeAll(async () => {
  product = await startProduct();
  staging = await startOtherChannel(product, 'staging');
  browser = await launchBrowser();
});
afterAll(async () => {
  await Promise.all(phones.map((phone) => phone.close()));
  await browser?.close();
  await staging?.stop();
  await product?.stop();
});

const release = (...args: string[]) => product.release(...args, '--by', 'manager', '--reason', 'journey');
const nameOf = ({ unit, version }: UnitManifest) => `${unit}@${version}`;

/** A member who is signed in to this product. */
async function memberAt(at: Product): Promise<Page> {
  const phone = await openPhone(browser);
  phones.push(phone);
  await phone.page.goto(`${at.origin}/en/sign-in`);
  await signIn(phone.page, at, MEMBER);
  await phone.page.waitForURL('**/en/my-membership');
  return phone.page;
}

async function shows(page: Page, title: string): Promise<void> {
  const { origin } = new URL(page.url());
  const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
  // the origin reads the pointer once a second
  await eventually(`the page says ${title}`, async () => {
    await page.goto(`${origin}/en/redeem-rewards`);
    return heading.waitFor({ timeout: 4_000 }).then(
      () => true,
      () => false,
    );
  });
}

async function publishChange(
  change: { file: string; from: string; to: string },
  unit = UNIT,
): Promise<string> {
  const { folder, manifest } = await buildNextVersion(unit, change);
  await release('publish', folder);
  return nameOf(manifest);
}

it('a release manager publishes, is refused by a gate, tests on staging, rolls back, and verifies everything', async () => {
  const [member, tester] = [await memberAt(product), await memberAt(staging)];
  await shows(member, TITLE);
  for (const unit of OTHERS) await release('remove', unit);
  await release('policy', '--check', 'required');

  const title = (text: string) => `"title": "${text}"`;
  const good = await publishChange({ file: 'src/locales/en.json', from: title(TITLE), to: title(SECOND) });
  await expect(release('pin', good)).rejects.toThrow(`check ${good} --channel production\` first`);
  const whole = await release('check', good);
  expect(whole).toMatch(/^smoke +fine$/m);
  expect(whole).toContain('complete because the set that is pinned now was never checked');
  await release('pin', good);
  await shows(member, SECOND);
  await release('promote', '--from', 'production', '--channel', 'staging');
  await shows(tester, SECOND);

  const throwing = `if (typeof document !== 'undefined') throw new Error('broken on purpose');\n${START}`;
  const bad = await publishChange({ file: 'src/remote.ts', from: START, to: throwing });
  const worse = await publishChange(inOneLanguage, 'mf-vouchers');
  const verdict = await release('check', bad, worse).catch(String);
  expect(verdict).toMatch(
    /mf-dollars@\S+: the screen \/redeem-rewards did not come .*mend it, and publish a new version\./,
  );
  // also with a query
  expect(verdict).toMatch(
    /mf-vouchers@\S+: the screen \/offer\?id=\S+ did not come \(.*only there.*\), in tc\. See it/,
  );
  expect(verdict).not.toMatch(/mf-vouchers@\S+: .*, in (en|sc|kr|jp)\./);
  // the other units' screens, and languages whose texts are the same, are left out
  expect(verdict).toMatch(/^Carried over \d+ from the check [\da-f]{12} of \S+ by manager\.$/m);
  expect(verdict).not.toMatch(/^smoke .* (sc|kr|jp): /m);
  await expect(release('pin', bad, worse)).rejects.toThrow('The check of this set found faults');
  await expect(release('pin', bad, '--force')).rejects.toThrow('does not allow forcing');

  const onStaging = ['--channel', 'staging'];
  await release('policy', ...onStaging, '--forcing', 'allowed');
  await release('pin', bad, '--force', ...onStaging);
  await eventually('the test channel serves the broken version', async () => {
    const page = await (await fetch(`${staging.origin}/en/redeem-rewards`)).text();
    return page.includes(`"version":"${bad.slice(UNIT.length + 1)}"`);
  });
  await shows(tester, SECOND); // from the last-known-good version
  expect(await release('status', ...onStaging)).toContain(`${UNIT}     ${bad.slice(UNIT.length + 1)}`);
  await release('rollback', ...onStaging);
  await shows(tester, SECOND);

  await release('rollback', '--unit', UNIT);
  await shows(member, TITLE);
  expect(await release('verify')).toContain('no faults found');
  const audit = await release('audit');
  expect(audit).toMatch(new RegExp(`manager +pin +production +7, ${good} +journey`));
  expect(audit).toMatch(new RegExp(`manager +pin --force +staging +3, ${bad} +journey`));
  expect(audit).toMatch(/manager +rollback +staging +4, all +journey/);
  expect(audit).toMatch(/manager +rollback +production +8, mf-dollars +journey/);
  const evidence = JSON.parse(await product.release('evidence', '--to', '7'));
  expect(evidence).toMatchObject({ release: { number: 7 }, verdict: { passed: true } });
});
