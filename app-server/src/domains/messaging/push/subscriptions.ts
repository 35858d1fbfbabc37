import {
  NOTIFICATION_TOPICS,
  type NotificationTopic,
  type pushCalls,
  type SubscriptionTemplate,
} from '@resort/mf-content/contract';
import type { Language } from '@resort/shared/contract';
import { desc, eq } from 'drizzle-orm';
import { SUBSCRIPTION_TEMPLATES } from '../texts/subscriptions.ts';
import { quietHoursOf } from '../../../core/inbox/quiet-hours.ts';
import type { ContextOf } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { subscriptionLog } from '../../../schema/index.ts';

type Calls = typeof pushCalls;

function onWire(id: NotificationTopic, language: Language, accepted: boolean | null): SubscriptionTemplate {
  const { title, text } = SUBSCRIPTION_TEMPLATES[id];
  return { id, title: title[language], text: text[language], accepted };
}

/** The member's latest answer to each template. */
async function latestWords(db: Database, memberId: number): Promise<Map<NotificationTopic, boolean>> {
  const rows = await db
    .selectDistinctOn([subscriptionLog.topic])
    .from(subscriptionLog)
    .where(eq(subscriptionLog.memberId, memberId))
    .orderBy(subscriptionLog.topic, desc(subscriptionLog.id));
  return new Map(rows.map(({ topic, accepted }) => [topic, accepted]));
}

export async function templates({
  db,
  caller,
  language,
  integrations,
}: ContextOf<Calls, 'GET /subscription/template'>) {
  const words = await latestWords(db, caller.memberId);
  return {
    templates: NOTIFICATION_TOPICS.map((id) => onWire(id, language, words.get(id) ?? null)),
    quiet: await quietHoursOf(db, caller.memberId),
    webPushKey: integrations.webPush?.keys[0].publicKey ?? null,
  };
}

/** Logs the caller's answer to a template. */
export async function logSubscription(context: ContextOf<Calls, 'POST /subscription/log'>) {
  const { db, clock, caller, language, body } = context;
  const accepted = body.result === 'ACCEPT';
  const values = { memberId: caller.memberId, topic: body.id, accepted, at: clock.sqlNow() };
  await db.insert(subscriptionLog).values(values);
  return onWire(body.id, language, accepted);
}
