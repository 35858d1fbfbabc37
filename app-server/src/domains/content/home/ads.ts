import type { homePageCalls } from '@resort/mf-content/contract';
import type { EntryData } from '../../../core/content/kinds.ts';
import { entriesOf } from '../../../core/content/read-content.ts';
import { pictureOf } from '../../../core/pictures/picture-of.ts';
import type { SharedContextOf } from '../../../platform/context.ts';
import { macauDate } from '../../../platform/time/clock.ts';

interface Run {
  readonly from: string;
  readonly until: string;
}

/** The days of the run that contains `today`; a season may go over the turn of the year. Undefined if none does. */
function runOf({ season, days }: EntryData<'ad'>, today: string): Run | undefined {
  const year = Number(today.slice(0, 4));
  const seasons = season === undefined ? [] : [year - 1, year].map((first) => seasonOf(season, first));
  return [...(days === undefined ? [] : [days]), ...seasons].find(
    ({ from, until }) => from <= today && today <= until,
  );
}

const seasonOf = ({ from, until }: Run, year: number): Run => ({
  from: `${year}-${from}`,
  until: `${from <= until ? year : year + 1}-${until}`,
});

/** The first advertisement of a place that runs today. */
export async function shownAd({
  db,
  clock,
  language,
  query,
}: SharedContextOf<typeof homePageCalls, 'GET /ad/show'>) {
  const today = macauDate(clock.now());
  const ads = (await entriesOf(db, 'ad'))
    .filter(({ data }) => data.slot === query.slot)
    .toSorted((one, other) => one.data.rank - other.data.rank || (one.code < other.code ? -1 : 1));
  for (const { code, data } of ads) {
    const run = runOf(data, today);
    if (run !== undefined) {
      return {
        id: `${code}-${run.from.slice(0, 4)}`,
        title: data.title[language],
        text: data.text[language],
        picture: pictureOf(data.picture, language),
        link: data.link ?? null,
        startAt: `${run.from}T00:00:00+08:00`,
        endAt: `${run.until}T23:59:59+08:00`,
        frequency: data.frequency,
      };
    }
  }
  return null;
}
