import type { homePageCalls } from '@resort/mf-content/contract';
import { drawingOf } from '../../../core/pictures/picture-of.ts';
import { ADS, type AdContent } from '../texts/ads.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { macauDate } from '../../../platform/time/clock.ts';

/** The dates of the season that contains `today`; a season may span the turn of the year. Null if it does not. */
function runOf({ season: [from, to] }: AdContent, today: string): { from: string; to: string } | null {
  const year = Number(today.slice(0, 4));
  const runs = [year - 1, year].map((first) => ({
    from: `${first}-${from}`,
    to: `${from <= to ? first : first + 1}-${to}`,
  }));
  return runs.find((run) => run.from <= today && today <= run.to) ?? null;
}

/** The first advertisement of a place that runs today. */
export function shownAd({ clock, language, query }: ContextOf<typeof homePageCalls, 'GET /ad/show'>) {
  const today = macauDate(clock.now());
  for (const ad of ADS) {
    const run = ad.slot === query.slot ? runOf(ad, today) : null;
    if (run !== null) {
      return {
        id: `${ad.id}-${run.from.slice(0, 4)}`,
        title: ad.title[language],
        text: ad.text[language],
        picture: drawingOf(ad.picture, language),
        link: ad.link,
        startAt: `${run.from}T00:00:00+08:00`,
        endAt: `${run.to}T23:59:59+08:00`,
        frequency: ad.frequency,
      };
    }
  }
  return null;
}
