import type { Language } from '@resort/shared/contract';
import { CHANNELS } from '../../../core/announcements/channels.ts';
import { REBOUND_MAIL_SUBJECT, REBOUND_MESSAGE } from '../../../core/announcements/messages.ts';
import { tell } from '../../../core/messages/tell.ts';
import type { Services } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Factor } from './factor.ts';

/**
 * Informs the previous phone or address in the transaction of the change, because its holder may not have made the
 * change.
 */
export async function tellOld(
  tx: Transaction,
  services: Services,
  { to, wanted, language }: { to: Factor; wanted: Factor; language: Language },
): Promise<void> {
  const text = REBOUND_MESSAGE[wanted.kind][language].replace('{new}', wanted.masked);
  const message = { to: to.recipient, text };
  await (to.kind === 'phone'
    ? tell(tx, services, CHANNELS.rebound.PHONE, { language, sms: message })
    : tell(tx, services, CHANNELS.rebound.EMAIL, {
        language,
        email: { ...message, subject: REBOUND_MAIL_SUBJECT[language] },
      }));
}
