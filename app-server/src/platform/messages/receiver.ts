import { and, eq, gt, isNull, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { outboxMessage } from '../../schema/index.ts';
import type { Receiver } from '../outbox/deliver.ts';
import { TEXT_PURPOSE } from '../outbox/text-purpose.ts';
import type { MessageConfig } from '../config/messages-config.ts';
import { gatewaySender } from './send-by-gateway.ts';
import { mailSender } from './send-mail.ts';

const payloadSchema = z.object({ messageId: z.int() });

/**
 * Sends the messages in the outbox, each at least once and with its own id. Expired messages are dropped,
 * because a late code only confuses. Without a configured channel (in development) the outbox page shows
 * them.
 */
export function messageReceiver({ mail, gateway }: MessageConfig): Receiver {
  const sendMail = mail && mailSender(mail);
  const sendByGateway = gateway && gatewaySender(gateway);
  return async (tx, { payload }, { clock, secrets, log }) => {
    const { messageId: id } = payloadSchema.parse(payload);
    const [message] = await tx
      .select()
      .from(outboxMessage)
      .where(
        and(
          eq(outboxMessage.id, id),
          or(isNull(outboxMessage.expiresAt), gt(outboxMessage.expiresAt, clock.sqlNow())),
        ),
      );
    if (message === undefined) return log.warn({ id }, 'a message came too late to be sent');
    const { to, channel, language, subject } = message;
    const text = secrets.open(message.textSealed, TEXT_PURPOSE).toString();
    if (channel === 'email') await sendMail?.({ id, to, subject: subject ?? '', text });
    else await sendByGateway?.({ id, channel, to, language, text });
  };
}
