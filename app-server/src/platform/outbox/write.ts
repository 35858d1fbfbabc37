import { outboxMessage } from '../../schema/index.ts';
import type { Services } from '../calls/context.ts';
import type { Transaction } from '../database/index.ts';

export const TEXT_PURPOSE = 'outbox.text';

export interface Message {
  /** E.164, or an address in lower case */
  readonly to: string;
  readonly channel: 'sms' | 'voice' | 'email';
  /** the one-time code in the text */
  readonly code: string;
  readonly text: string;
}

/** Queues a message in the transaction that causes it. The code stands readable in development alone. */
export async function writeMessage(tx: Transaction, services: Services, message: Message): Promise<void> {
  const { environment, secrets, clock } = services;
  const { to, channel, code, text } = message;
  await tx.insert(outboxMessage).values({
    to,
    channel,
    code: environment === 'development' ? code : null,
    textSealed: secrets.seal(Buffer.from(text), TEXT_PURPOSE),
    at: clock.sqlNow(),
  });
}
