import { LANGUAGES, type Language } from '@resort/shared/contract';
import { releaseIn } from '@resort/shared/release-in-page';
import type { Access } from '@resort/shared/remote';
import { SKINS, type Skin } from '@resort/shared/skin';
import type { Browser, Page } from 'playwright-core';
import { openPhone, signIn, type Phone } from '../../../e2e/src/page/phone.ts';
import type { Product } from '../../../e2e/src/product/product.ts';
import { montage, type Row } from './montage.ts';
import { SCHEMES, type PaintedScheme } from './parts.ts';
import type { Sheet } from './sheet.ts';
import { pressAll, STATES, type ScreenState } from './states.ts';

/** Hundreds of pages in one browser, possibly on a busy machine. */
const PATIENCE_MS = 90_000;

/** The look of one row of a sheet. */
interface Look {
  skin: Skin;
  scheme: PaintedScheme;
  language: Language;
}

const LOOKS: Record<string, Look[]> = {
  skins: SCHEMES.flatMap((scheme) => SKINS.map((skin) => ({ skin, scheme, language: 'en' as const }))),
  // each in another skin, alternately dark, so that every screen appears in every skin, scheme and language
  languages: LANGUAGES.map((language, i) => ({
    skin: SKINS[i % SKINS.length] ?? 'sjm',
    scheme: SCHEMES[i % SCHEMES.length] ?? 'light',
    language,
  })),
};

/** Every screen of the release, in several states: one sheet over skins and schemes, one over languages. */
export async function* screenSheets(browser: Browser, product: Product, now: string): AsyncGenerator<Sheet> {
  const phones = {
    public: await openVisitor(browser, product, now),
    member: await openMember(browser, product, now),
  };
  const { routes } = await releaseOf(product);
  for (const unit of new Set(['shell', ...routes.map((route) => route.unit)])) {
    const first = routes
      .filter((route) => route.unit === unit)
      .map(({ path, access }): ScreenState => ({ name: path, path, access }));
    const own = [...first, ...(STATES[unit] ?? [])];
    for (const [kind, looks] of Object.entries(LOOKS)) {
      const rows: Row[] = [];
      for (const look of looks) rows.push(await photograph(phones, product.origin, own, look));
      yield await montage(browser, `screens-${unit}-${kind}`, rows);
    }
  }
}

/** One phone per access, reused: its typefaces may be too late for the first screen. */
type Phones = Record<Access, Phone>;

async function openVisitor(browser: Browser, product: Product, now: string): Promise<Phone> {
  const phone = await openPhone(browser, { deviceScaleFactor: 1, reducedMotion: 'reduce' });
  phone.page.setDefaultTimeout(PATIENCE_MS);
  await phone.page.clock.setFixedTime(now);
  await phone.page.goto(`${product.origin}/en/sign-in`, { waitUntil: 'networkidle' });
  return phone;
}

/** A phone on which a demo member is signed in. */
export async function openMember(browser: Browser, product: Product, now: string): Promise<Phone> {
  const phone = await openVisitor(browser, product, now);
  await signIn(phone.page, product, '66000001');
  await phone.page.waitForURL('**/my-membership');
  return phone;
}

const releaseOf = async ({ origin }: Product) => releaseIn(await (await fetch(`${origin}/en/`)).text());

async function photograph(
  phones: Phones,
  origin: string,
  states: readonly ScreenState[],
  look: Look,
): Promise<Row> {
  const { skin, scheme, language } = look;
  const shots = new Map<string, Buffer>();
  for (const state of states) {
    const { page } = phones[state.access];
    await openScreen(page, origin, state.path, look);
    await pressAll(page, state);
    shots.set(state.name, await page.screenshot({ animations: 'disabled' }));
  }
  return { label: `${skin} ${scheme} ${language}`, shots };
}

/** Opens a screen in a look and waits until it is complete. */
export async function openScreen(page: Page, origin: string, path: string, look: Look): Promise<void> {
  const { skin, scheme, language } = look;
  const address = new URL(`${origin}/${language}${path}`);
  address.searchParams.set('skin', skin);
  await page.emulateMedia({ colorScheme: scheme });
  await page.goto(address.href, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
}
