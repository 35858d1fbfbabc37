import { LANGUAGES, type Language } from '@resort/shared/contract';
import type { Access } from '@resort/shared/remote';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openPhone, signIn, type Phone } from '../../../e2e/src/page/phone.ts';
import type { Product } from '../../../e2e/src/product/product.ts';
import { linksOn, openScreen } from './open-screen.ts';
import { Visits, type Screen, type Visit } from './screens.ts';

const DEMO_MEMBER = '66000001';
const FIRST_LANGUAGE = 'en';
const PATIENCE_MS = 15_000;
/** Per language in parallel: most of a visit is waiting for network idle. */
const LANES = 3;

export interface Walk {
  browser: Browser;
  product: Pick<Product, 'origin' | 'codeFor'>;
  screens: readonly Screen[];
  /** those to open in the other languages, too */
  inAllLanguages: readonly Screen[];
  tell: (progress: string) => void;
}

/**
 * First every visit in English, which also finds links, some in parallel; then the selected ones in the other
 * languages.
 */
export async function walk(stage: Walk): Promise<string[]> {
  const session = await signedIn(stage);
  const visits = new Visits(stage.screens.filter(({ access }) => access === 'public' || session !== null));
  const faults =
    session === null ? ['The demo member cannot sign in with this set: look at mf-auth and the shell.'] : [];
  const broken = new Set<Visit>();
  const takeLane = async (language: Language, queue: ArrayIterator<Visit>, isFirst: boolean) => {
    const phones = await openPhones(stage, session);
    for (const visit of queue) {
      const path = visit.screen.path + visit.search;
      stage.tell(`smoke ${language}: ${path}`);
      const phone = phones[visit.screen.access];
      const fault = await openScreen(phone, `${stage.product.origin}/${language}${path}`, language);
      if (isFirst) for (const link of await linksOn(phone.page)) visits.add(link);
      if (fault === null) continue;
      broken.add(visit);
      faults.push(sentence(visit, language, fault));
    }
    await Promise.all([phones.public.close(), phones.member.close()]);
  };
  // one iterator for all lanes; it also yields links found meanwhile
  const queue = visits.found.values();
  await Promise.all(Array.from({ length: LANES }, () => takeLane(FIRST_LANGUAGE, queue, true)));
  // a screen that fails in one language probably fails in all: one message is enough
  const others = LANGUAGES.filter((language) => language !== FIRST_LANGUAGE);
  const owners = new Set(stage.inAllLanguages.map(({ owner }) => owner));
  const whole = visits.found.filter((visit) => !broken.has(visit) && owners.has(visit.screen.owner));
  await Promise.all(others.map((language) => takeLane(language, whole.values(), false)));
  return faults;
}

function sentence({ screen: { owner, path }, search }: Visit, language: Language, fault: string): string {
  return (
    `${owner}: the screen ${path}${search} ${fault}${language === FIRST_LANGUAGE ? '' : `, in ${language}`}. ` +
    `See it with npm run dev -w @resort/${owner.split('@')[0]}, mend it, and publish a new version.`
  );
}

type Session = NonNullable<BrowserContextOptions['storageState']>;

async function openPhones({ browser }: Walk, session: Session | null): Promise<Record<Access, Phone>> {
  const open = async (options: BrowserContextOptions) => {
    const phone = await openPhone(browser, options);
    phone.page.setDefaultTimeout(PATIENCE_MS);
    return phone;
  };
  return { public: await open({}), member: await open(session === null ? {} : { storageState: session }) };
}

async function signedIn({ browser, product }: Walk): Promise<Session | null> {
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
