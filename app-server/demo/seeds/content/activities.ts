import { LANGUAGES, type Language } from '@resort/shared/contract';
import { ACTIVITIES } from '../../content/activities/index.ts';
import { storyHtml } from '../../content/story.ts';
import { macauDate } from '../../../src/platform/time/clock.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { activity } from '../../../src/schema/index.ts';
import { drawn } from '../../../src/locales/drawings.ts';

const DAY_MS = 86_400_000;
/** Sign-up ends this long before the start. */
const CLOSES_BEFORE_MS = 2 * 3_600_000;

const inEach = (textOf: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, textOf(language)])) as Record<Language, string>;

/** Adds missing activities; their days count from the day on which they are added. */
export async function seedActivities(tx: Transaction, now: Date): Promise<void> {
  const present = await tx.select({ code: activity.code }).from(activity);
  const known = new Set(present.map(({ code }) => code));
  const rows = ACTIVITIES.map(({ words, notes, pictures, inDays, from, to, ...content }) => {
    const day = macauDate(new Date(now.getTime() + inDays * DAY_MS));
    const startsAt = new Date(`${day}T${from}:00+08:00`);
    return {
      ...content,
      title: inEach((language) => words[language][0]),
      summary: inEach((language) => words[language][1]),
      html: inEach((language) => storyHtml(words[language])),
      notes,
      pictures: pictures.map(drawn),
      startsAt,
      endsAt: new Date(`${day}T${to}:00+08:00`),
      signUpUntil: new Date(startsAt.getTime() - CLOSES_BEFORE_MS),
    };
  }).filter(({ code }) => !known.has(code));
  if (rows.length > 0) await tx.insert(activity).values(rows);
}
