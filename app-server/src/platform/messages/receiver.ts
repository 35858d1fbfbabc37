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
 * Sends what stands in the outbox of messages, each at least once and under its own id. One that nobody can use any
 * more is left: a code that comes after its end only confuses. Where a channel is not configured, in development, the
 * outbox's page shows it.
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
