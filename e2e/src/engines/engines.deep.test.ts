import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { UnitManifest } from '@resort/shared/remote';
import { textsOf } from '@resort/shared/testing/texts';
import { buildNextVersion } from '../product/next-version.ts';
import { startProduct, type Product } from '../product/product.ts';
import { isEverythingKept } from '../page/kept-release.ts';
import type { Driver, Engine } from './driver.ts';
import { firefox } from './firefox.ts';
import { startLine, type Line } from './line.ts';
import { personAt, type Person } from './person.ts';
import { webkit } from './webkit.ts';
import { signOutLabel } from '../page/sign-out.ts';

const say = textsOf('shell');

/* The main journeys in other engines: WebKit represents every iPhone, including WeChat's view. */
const ENGINES: [Engine, string][] = [
  [webkit, '66000103'],
  [firefox, '66000102'],
];
const TERMS = say('auth:legal.terms');
const NEXT_TERMS = 'Terms, second edition';
const DRINK = 'A welcome drink at Atelier Bar';

let product: Product;
let line: Line;
let next: UnitManifest;

jest.setTimeout(120_000);
const isAny = ENGINES.some(([{ launch }]) => launch !== null);
beforeAll(async () => {
  if (!isAny) return;
  product = await startProduct();
  line = await startLine(product.origin);
  const title = (text: string) => `"terms": "${text}",\n    "privacy"`;
  const change = { file: 'src/locales/en.json', from: title(TERMS), to: title(NEXT_TERMS) };
  const { folder, manifest } = await buildNextVersion('mf-auth', change);
  next = manifest;
  await product.release('publish', folder);
  await product.release('pin', `mf-auth@${next.version}`, '--by', 'e2e', '--reason', 'test');
}, 240_000);
afterAll(async () => {
  await line?.cut();
  await product?.stop();
});

/**
 * A file of the terms that earlier screens do not load, because the browser does not request cached files
 * again.
 */
function fileOfTerms({ unit, version, routes }: UnitManifest): string {
  const filesOf = (screen: string) => routes.find(({ path }) => path === screen)?.files ?? [];
  const known = ['/join-us', '/sign-in', '/sms'].flatMap(filesOf);
  const own = filesOf('/terms-n-conditions').find((file) => file.endsWith('.js') && !known.includes(file));
  if (own === undefined) throw new Error('the terms have no file of their own');
  return `/artifacts/${unit}/${version}/${own}`;
}

async function withoutLine(work: () => Promise<void>): Promise<void> {
  await line.cut();
  try {
    await work();
  } finally {
    await line.mend();
  }
}

async function outletPin(name: string): Promise<string> {
  const response = await fetch(`${product.origin}/_dev/outlets`);
  const outlets = (await response.json()) as { name: string; pin: string }[];
  const outlet = outlets.find((one) => one.name === name);
  if (outlet === undefined) throw new Error(`no outlet ${name}`);
  return outlet.pin;
}

for (const [engine, member] of ENGINES) {
  if (engine.launch === null)
    process.stdout.write(
      `${engine.name} is not installed and left out; apt-get install ${engine.packages}\n`,
    );

  (engine.launch === null ? describe.skip : describe)(`a member with ${engine.name}`, () => {
    let driver: Driver;
    let person: Person;
    const open = (path: string) => person.goto(`${line.origin}/en${path}`);
    beforeAll(async () => {
      if (engine.launch === null) return;
      driver = await engine.launch();
      person = personAt(driver);
    }, 60_000);
    afterAll(() => driver?.close());

    it('starts on the front page, signs in with a real code and sees the card', async () => {
      await person.goto(`${line.origin}/`);
      await person.arrive('/en/join-us');
      await person.see(say('auth:join.title'));
      await person.press(say('auth:join.signIn'));
      await person.arrive('/en/sign-in');
      await person.type('input[type=tel]', member);
      await person.press(say('auth:signIn.sendCode'));
      await person.arrive(/\/sms\?/);
      await person.type('input[autocomplete=one-time-code]', await product.codeFor(`+853${member}`));
      await person.press(say('auth:join.signIn'));
      await person.arrive('/en/my-membership');
      await person.see(/8800 \d{4} \d{4}/);
    });

    it('changes skin and language, which survive a reload', async () => {
      await person.press(say('settings.open'));
      await person.press(say('skins.glp'));
      const isGarden = () => document.documentElement.dataset['skin'] === 'glp';
      await person.until('the style is there', isGarden);
      await person.press('日本語');
      await person.arrive('/jp/my-membership');
      await person.see('会員');
      await person.reload();
      await person.see('会員');
      await person.until('the style has stayed', isGarden);
      expect(await person.run(() => document.documentElement.lang)).toBe('ja');
    });

    it('takes a voucher, and uses it once by the PIN that staff enter', async () => {
      await open('/offers?category=dining');
      await person.press('The Atelier hour');
      await person.press(say('vouchers:coupon.take'));
      await person.see(say('vouchers:coupon.taken'));
      await person.press(say('vouchers:coupon.show'));
      await person.until(
        'the code is shown',
        () => document.querySelector('[role=img][aria-label="Voucher code"]') !== null,
      );
      await person.press(say('vouchers:sheet.byPin'));
      await person.arrive(/\/use-voucher\?id=\d+$/);
      await person.type('input', await outletPin('Atelier Bar'));
      await person.press(say('vouchers:use.confirm'));
      await person.see(say('vouchers:used.title'));
      await person.see(say.like('vouchers:used.receipt'));
      await open('/my-vouchers?status=used');
      await person.see(DRINK);
    });

    it('returns to the same position in a list, and goes forward again', async () => {
      await open('/offers');
      await person.until('the list is there', () => document.querySelectorAll('article').length > 6);
      await person.run(() => document.querySelectorAll('article')[5]?.scrollIntoView({ block: 'center' }));
      const title = await person.run(
        () => document.querySelectorAll('article')[5]?.querySelector('h2, h3')?.textContent ?? '',
      );
      await person.run(() => {
        const note = () => document.documentElement.setAttribute('data-pressed-at', String(scrollY));
        addEventListener('click', note, { capture: true, once: true });
      });
      await person.press(title);
      await person.arrive(/\/offer\?/);
      await person.until('the offer begins at its top', () => scrollY === 0);
      await person.run(() => history.back());
      await person.arrive('/en/offers');
      const pressedAt = await person.run(() => Number(document.documentElement.dataset['pressedAt']));
      expect(pressedAt).toBeGreaterThan(200);
      await person.until('the list stands where it was', (y: number) => Math.abs(scrollY - y) < 2, pressedAt);
      await person.run(() => history.forward());
      await person.arrive(/\/offer\?/);
      await person.see(title);
    });

    it('gets the last-known-good version of a remote that was modified in transit', async () => {
      line.tampered.add(fileOfTerms(next));
      await open('/terms-n-conditions');
      await person.see(TERMS);
      const ran = await person.run(() => ['tampered' in window, document.body.innerText]);
      expect(ran).toEqual([false, expect.not.stringContaining(NEXT_TERMS)]);
      line.tampered.clear();
    });

    it('signs out, and no data is left', async () => {
      await open('/me');
      await person.press(signOutLabel());
      await person.arrive('/en/join-us');
      // the device's proof grants no access (docs/security.md, who can lock out whom)
      const kept = await person.run(() => Object.keys(localStorage).sort());
      expect(kept).toEqual(['deviceProof', 'skin', 'tempUserId']);
      await open('/my-membership');
      await person.arrive(/^\/en\/join-us/);
    });

    it('opens offline, says what is not possible, and continues when online again', async () => {
      await open('/sign-in');
      await person.see(say('auth:signIn.lead'));
      await person.until('the page is kept', async () => (await caches.match('/en/')) !== undefined);
      await person.until('all that it loaded is kept', isEverythingKept);
      await withoutLine(async () => {
        await person.reload();
        await person.see(say('auth:signIn.unavailable'));
        await person.see(say('reminder.network'));
      });
      await person.press(say('reminder.confirm'));
      await person.press(say('kit:retry'));
      await person.type('input[type=tel]', member);
      await person.press(say('auth:signIn.sendCode'));
      await person.arrive(/\/sms\?/);
    });
  });
}
