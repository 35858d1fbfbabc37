import { FIRST_LANGUAGE, screenKey, type ScreenPlan, type SmokeResult } from '@resort/release';
import { LANGUAGES, type Language } from '@resort/shared/contract';
import type { Browser } from 'playwright-core';
import type { Product } from '../../../e2e/src/product/product.ts';
import { linksOn, openScreen } from './open-screen.ts';
import { openPhones, signedIn } from './phones.ts';
import { Visits, type Good, type Screen, type Visit } from './screens.ts';

/** Per language in parallel: most of a visit is waiting for network idle. */
const LANES = 3;

export interface Walk {
  browser: Browser;
  product: Pick<Product, 'origin' | 'codeFor'>;
  screens: readonly Screen[];
  plan: ScreenPlan;
  tell: (progress: string) => void;
}

/**
 * First every planned visit in English, which also finds links, some in parallel; then in the other languages of each
 * unit.
 */
export async function walk(stage: Walk): Promise<SmokeResult> {
  const { plan, product, tell } = stage;
  const session = await signedIn(stage);
  const reachable = stage.screens.filter(({ access }) => access === 'public' || session !== null);
  const visits = new Visits(reachable, plan.settled);
  const faults =
    session === null ? ['The demo member cannot sign in with this set: look at mf-auth and the shell.'] : [];
  const good = new Map<Visit, Good>();
  const broken = new Set<Visit>();
  let done = 0;
  let planned = () => visits.found.length;
  const takeLane = async (language: Language, queue: ArrayIterator<Visit>) => {
    const phones = await openPhones(stage.browser, session);
    for (const visit of queue) {
      const path = visit.screen.path + visit.search;
      done += 1;
      tell(`smoke ${done}/${planned()} ${language}: ${path}`);
      const phone = phones[visit.screen.access];
      const fault = await openScreen(phone, `${product.origin}/${language}${path}`, language);
      const { all, own } = language === FIRST_LANGUAGE ? await linksOn(phone.page) : { all: [], own: [] };
      for (const link of all) visits.add(link);
      const links = [...new Set(own.map(screenKey))];
      if (fault === null) noteGood(good, visit, language, links);
      else {
        broken.add(visit);
        faults.push(sentence(visit, language, fault));
      }
    }
    await Promise.all([phones.public.close(), phones.member.close()]);
  };
  // one iterator for all lanes; it also yields links found meanwhile
  const queue = visits.found.values();
  await Promise.all(Array.from({ length: LANES }, () => takeLane(FIRST_LANGUAGE, queue)));
  // a screen that fails in one language probably fails in all: one message is enough
  const whole = visits.found.filter((visit) => !broken.has(visit) && !plan.linking.has(visit.key));
  const others = LANGUAGES.filter((language) => language !== FIRST_LANGUAGE).map((language) => ({
    language,
    chosen: whole.filter(({ screen }) => plan.languages[screen.unit]?.includes(language)),
  }));
  const total = others.reduce((sum, { chosen }) => sum + chosen.length, visits.found.length);
  planned = () => total;
  const used = others.filter(({ chosen }) => chosen.length > 0);
  // as many lanes for few languages as for all
  const lanes = Math.max(1, Math.floor((LANES + 1) / Math.max(1, used.length)));
  await Promise.all(
    used.flatMap(({ language, chosen }) => {
      const rest = chosen.values();
      return Array.from({ length: lanes }, () => takeLane(language, rest));
    }),
  );
  return { faults, opened: [...good.values()].map(toOpened) };
}

function noteGood(good: Map<Visit, Good>, visit: Visit, language: Language, links: string[]): void {
  const known = good.get(visit);
  if (known) known.languages.push(language);
  else good.set(visit, { visit, languages: [language], links });
}

const toOpened = ({ visit: { key, screen }, languages, links }: Good) => ({
  key,
  unit: screen.unit,
  languages,
  links,
});

function sentence({ screen, search }: Visit, language: Language, fault: string): string {
  const { unit, version, path } = screen;
  return (
    `${unit}@${version}: the screen ${path}${search} ${fault}${language === FIRST_LANGUAGE ? '' : `, in ${language}`}. ` +
    `See it with npm run dev -w @resort/${unit}, mend it, and publish a new version.`
  );
}
