import type { homePageCalls } from '@resort/mf-content/contract';
import { requiredOf } from '../../../core/content/read-content.ts';
import type { SharedContextOf } from '../../../platform/context.ts';
import { macauYear } from '../../../platform/time/clock.ts';

type Calls = typeof homePageCalls;

/** Head and foot of the content pages. */
export async function headAndFoot({
  db,
  clock,
  language,
}: SharedContextOf<Calls, 'GET /membershiph5/headerfooter'>) {
  const { name, header, footer } = await requiredOf(db, 'navigation');
  const linked = (links: typeof header) => links.map((one) => ({ name: one.name[language], link: one.link }));
  return {
    header: { title: name[language], links: linked(header) },
    footer: { links: linked(footer), copyright: `© ${macauYear(clock.now())} ${name[language]}` },
  };
}

/** Ways on from the home. */
export async function icons({ db, language }: SharedContextOf<Calls, 'GET /icon/list'>) {
  const content = await requiredOf(db, 'home');
  return content.icons.map(({ id, name, icon, link }, index) => ({
    id,
    name: name[language],
    icon,
    link,
    order: index + 1,
  }));
}
