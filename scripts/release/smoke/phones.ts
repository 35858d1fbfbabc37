import { FIRST_LANGUAGE } from '@resort/release';
import type { Access } from '@resort/shared/remote';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openPhone, signIn, type Phone } from '../../../e2e/src/page/phone.ts';
import type { Product } from '../../../e2e/src/product/product.ts';

const DEMO_MEMBER = '66000001';
const PATIENCE_MS = 15_000;

type Session = NonNullable<BrowserContextOptions['storageState']>;

/** A phone of a visitor, and one of a member who is signed in. */
export async function openPhones(browser: Browser, session: Session | null): Promise<Record<Access, Phone>> {
  const open = async (options: BrowserContextOptions) => {
    const phone = await openPhone(browser, options);
    phone.page.setDefaultTimeout(PATIENCE_MS);
    return phone;
  };
  return { public: await open({}), member: await open(session === null ? {} : { storageState: session }) };
}

/** The session of the demo member; null if signing in fails. */
export async function signedIn({
  browser,
  product,
}: {
  browser: Browser;
  product: Pick<Product, 'origin' | 'codeFor'>;
}): Promise<Session | null> {
  const { page, close } = await openPhone(browser);
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    await page.goto(`${product.origin}/${FIRST_LANGUAGE}/sign-in`);
    await signIn(page, product, DEMO_MEMBER);
    await page.waitForURL((url) => !/\/(sms|sign-in)$/.test(url.pathname));
    return await page.context().storageState();
  } catch {
    return null;
  } finally {
    await close();
  }
}
