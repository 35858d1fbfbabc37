import type { homePageCalls } from '@resort/mf-content/contract';
import { requiredOf } from '../../../core/content/read-content.ts';
import { pictureOf } from '../../../core/pictures/picture-of.ts';
import type { SharedContextOf } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';

/** The hour of the day in Macau. */
const hourOf = (now: Date) => Number(macauInstant(now).slice(11, 13));

/** How the home begins at this hour, and its sections. */
export async function homeInfo({
  db,
  clock,
  language,
}: SharedContextOf<typeof homePageCalls, 'POST /homepage/homepageInfo'>) {
  const hour = hourOf(clock.now());
  const { heroes, sections } = await requiredOf(db, 'home');
  const hero = heroes.findLast(({ fromHour }) => fromHour <= hour) ?? heroes.at(-1);
  if (hero === undefined) throw new Error('the home has no beginning');
  return {
    hero: {
      title: hero.title[language],
      text: hero.text[language],
      picture: pictureOf(hero.picture, language),
      link: hero.link,
    },
    sections: sections.map(({ code, title, text, link }) => ({
      code,
      title: title[language],
      text: text[language],
      link,
    })),
  };
}
