import type { Language } from '@resort/shared/contract';
import { ANYBODY, type Services } from '../context.ts';
import { onceMore, type Database, type Replica } from '../database/index.ts';
import type { KeptAnswer, KeptAnswers } from '../kept/kept-answers.ts';
import type { Integrations } from '../integrations/index.ts';
import { okEnvelope } from './ok-envelope.ts';
import type { ParsedInput } from './parse.ts';
import type { ServedCall } from './serve.ts';

/** Where answers to everybody come from. */
export interface SharedReads extends Services {
  readonly db: Database;
  /** undefined: each answer is made anew */
  readonly keptAnswers: KeptAnswers | undefined;
  /** undefined: all reads go to `db` */
  readonly replica: Replica | undefined;
  readonly integrations: Integrations;
}

export interface AskedByAll {
  readonly input: ParsedInput & { readonly params: unknown };
  readonly language: Language;
  /** fits a reply to its row */
  readonly fit: (reply: unknown) => unknown;
}

/**
 * The answer to everybody who asks this in this language, from memory if it is known. The handler gets nothing of the
 * caller's, so nothing of a member's is kept.
 */
export function answerShared(
  { db, keptAnswers, replica, environment, clock, integrations }: SharedReads,
  { key, handle, shared }: ServedCall,
  { input, language, fit }: AskedByAll,
): Promise<KeptAnswer> {
  const { params, query, body } = input;
  const services = { environment, clock, integrations, language, caller: ANYBODY };
  const answer = async (from: Database): Promise<KeptAnswer> => {
    const context = { ...services, params, query, body, db: from };
    const reply = fit(await handle(context as unknown as Parameters<typeof handle>[0]));
    const whole = Buffer.from(JSON.stringify(okEnvelope(reply)));
    return shared?.own === undefined ? { body: whole } : { body: whole, reply };
  };
  const make = () =>
    replica === undefined
      ? onceMore(() => answer(db))
      : replica.read(answer, keptAnswers?.changedAt() ?? Number.NEGATIVE_INFINITY);
  if (keptAnswers === undefined) return make();
  const question = `${key} ${language} ${JSON.stringify([params, query, body])}`;
  return keptAnswers.find({ key: question, isTimed: shared?.isTimed ?? true }, make);
}
