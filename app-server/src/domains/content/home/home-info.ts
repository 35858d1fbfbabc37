import type { homePageCalls } from '@resort/mf-content/contract';
import { drawingOf } from '../../../core/pictures/picture-of.ts';
import { HEROES, HOME_SECTION_TEXTS } from '../texts/home.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';

/** The hour of the day in Macau. */
const hourOf = (now: Date) => Number(macauInstant(now).slice(11, 13));

/** How the home begins at this hour, and its sections. */
export function homeInfo({
  clock,
  language,
}: ContextOf<typeof homePageCalls, 'POST /homepage/homepageInfo'>) {
  const hour = hourOf(clock.now());
  const hero = HEROES.findLast(({ fromHour }) => fromHour <= hour) ?? HEROES[HEROES.length - 1];
  if (hero === undefined) throw new Error('the home has no beginning');
  return {
    hero: {
      title: hero.title[language],
      text: hero.text[language],
      picture: drawingOf(hero.picture, language),
      link: hero.link,
    },
    sections: HOME_SECTION_TEXTS.map(({ code, title, text, link }) => ({
      code,
      title: title[language],
      text: text[language],
      link,
    })),
  };
}
