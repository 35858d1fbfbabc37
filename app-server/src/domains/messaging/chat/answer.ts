import type { Language } from '@resort/shared/contract';
import { and, sql } from 'drizzle-orm';
import { plainText } from '../../../core/content/sanitise.ts';
import { inLanguage } from '../../../locales/written.ts';
import type { Executor } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { isPublished } from '../../content/pages/page-rows.ts';
import { hasCode } from '../../content/pages/find-page.ts';
import { page } from '../../content/tables/content.ts';

/** The share of what was asked, by weight, that a question of the help page has to contain. */
const ENOUGH = 0.4;
/** A word of the question counts more than one of its answer. */
const IN_ANSWER = 0.5;

interface Known {
  readonly question: ReadonlySet<string>;
  readonly answer: ReadonlySet<string>;
}

/**
 * The index of the question that has most of the asked words, by what they tell: a word that every question has tells
 * nothing, and one that none has tells most. Undefined: none has enough of them, or only words that more than half of all
 * have, as in “How do I”.
 */
export function bestOf(asked: ReadonlySet<string>, all: readonly Known[]): number | undefined {
  const has = ({ question, answer }: Known, word: string) => question.has(word) || answer.has(word);
  const words = [...asked].map((word) => {
    const having = all.filter((one) => has(one, word)).length;
    const weight = Math.max(0, Math.log((all.length + 1) / (having + 0.5)));
    return { word, weight, tells: having <= all.length / 2 };
  });
  const whole = words.reduce((sum, { weight: own }) => sum + own, 0);
  const shares = all.map(({ question, answer }) => {
    const parts = words.map(({ word, weight: own }) =>
      question.has(word) ? own : answer.has(word) ? own * IN_ANSWER : 0,
    );
    return parts.reduce((sum, part) => sum + part, 0) / whole;
  });
  const best = shares.reduce((top, share, index) => (share > (shares[top] ?? 0) ? index : top), 0);
  const found = all[best];
  const isTold = found !== undefined && words.some(({ word, tells }) => tells && has(found, word));
  return isTold && (shares[best] ?? 0) >= ENOUGH ? best : undefined;
}

/** The words of texts as search cuts them: scripts that are read alike are the same. */
async function wordsOf(db: Executor, texts: readonly string[]): Promise<Set<string>[]> {
  const { rows } = await db.execute<{ words: string[] }>(sql`
    select search_words(search_fold(given)) as words
    from unnest(${sql.param(texts)}::text[]) with ordinality as each (given, at) order by at`);
  // the last letter of a run alone belongs to the pair before it
  return rows.map(({ words }) => new Set(words.filter((word) => /^[0-9a-z]/.test(word) || word.length > 1)));
}

export interface Answer {
  readonly text: string;
  /** counted from 1 */
  readonly question: number;
}

/** The answer of the help page to a question in free words. Undefined: it has none. */
export async function answerFromHelp(
  { db, clock, language }: { db: Executor; clock: Clock; language: Language },
  asked: string,
): Promise<Answer | undefined> {
  const [help] = await db
    .select({ extras: page.extras })
    .from(page)
    .where(and(isPublished(clock, 'ABOUT'), hasCode('FAQ')));
  const known = (help?.extras.questions ?? []).map(({ question, html }) => ({
    question: inLanguage(question, language),
    answer: plainText(inLanguage(html, language)),
  }));
  const [words, ...others] = await wordsOf(db, [
    asked,
    ...known.flatMap(({ question, answer }) => [question, answer]),
  ]);
  const none = new Set<string>();
  const best = bestOf(
    words ?? none,
    known.map((_one, index) => ({
      question: others[2 * index] ?? none,
      answer: others[2 * index + 1] ?? none,
    })),
  );
  const found = best === undefined ? undefined : known[best];
  return found === undefined || best === undefined ? undefined : { text: found.answer, question: best + 1 };
}
