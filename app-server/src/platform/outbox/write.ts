import type { Language } from '@resort/shared/contract';
import { sql } from 'drizzle-orm';
import { outboxMessage } from '../../schema/index.ts';
import type { Services } from '../context.ts';
import type { Transaction } from '../database/index.ts';
import { enqueue } from './enqueue.ts';
import { TEXT_PURPOSE } from './text-purpose.ts';

/** Work with the payload `{messageId}`. */
export const MESSAGE_TOPIC = 'message';

export interface Message {
  /** E.164, or an address in lower case */
  readonly to: string;
  readonly channel: 'sms' | 'voice' | 'email';
  readonly language: Language;
  /** for mail */
  readonly subject?: string;
  /** the one-time code in the text, if there is one */
  readonly code?: string;
  readonly text: string;
  /** how long it is useful; default: without limit */
  readonly seconds?: number;
}

/** Queues a message in the transaction that causes it. The code is readable in development only. */
export async function writeMessage(tx: Transaction, services: Services, message: Message): Promise<void> {
  const { environment, secrets, clock } = services;
  const { to, channel, language, subject = null, code, text, seconds } = message;
  const now = clock.sqlNow();
  const [written] = await tx
    .insert(outboxMessage)
    .values({
      to,
      channel,
      language,
      subject,
      code: environment === 'development' ? (code ?? null) : null,
      textSealed: secrets.seal(Buffer.from(text), TEXT_PURPOSE),
      at: now,
      expiresAt: seconds === undefined ? null : sql`${now} + ${seconds} * interval '1 second'`,
    })
    .returning({ id: outboxMessage.id });
  if (written === undefined) throw new Error('a message was not stored');
  const messageId = written.id;
  await enqueue(tx, clock, { topic: MESSAGE_TOPIC, payload: { messageId }, dedupeKey: String(messageId) });
}
