import type { Language } from '@resort/shared/contract';
import { REBOUND_MAIL_SUBJECT, REBOUND_MESSAGE } from '../../../content/messages.ts';
import type { Services } from '../../../platform/calls/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { writeMessage } from '../../../platform/outbox/write.ts';
import type { Factor } from './factor.ts';

/** Tells the phone or address of until now, in the transaction of the change: its holder may not have made it. */
export async function tellOld(
  tx: Transaction,
  services: Services,
  { to, wanted, language }: { to: Factor; wanted: Factor; language: Language },
): Promise<void> {
  await writeMessage(tx, services, {
    to: to.recipient,
    channel: to.kind === 'phone' ? 'sms' : 'email',
    language,
    subject: REBOUND_MAIL_SUBJECT[language],
    text: REBOUND_MESSAGE[wanted.kind][language].replace('{new}', wanted.masked),
  });
}
