import type { Language } from '@resort/shared/contract';
import type { Channel } from '../announcements/channels.ts';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { writeMessage } from '../../platform/outbox/write.ts';
import type { compose } from '../inbox/compose.ts';
import { notify, type NewNotification } from '../inbox/notify.ts';
import { writeLetter, type NewLetter } from '../inbox/write-letter.ts';

/** The texts of one occasion, by channel. `null`: the channel has no recipient. */
interface Told {
  readonly language: Language;
  readonly sms?: { readonly to: string; readonly text: string; readonly seconds?: number } | null;
  readonly email?: { readonly to: string; readonly subject: string; readonly text: string } | null;
  readonly letter?:
    | (ReturnType<typeof compose> & Pick<NewLetter, 'memberId' | 'kind' | 'picture' | 'link' | 'moment'>)
    | null;
  /** of the letter's push */
  readonly topic?: NewNotification['topic'];
  readonly isUrgent?: NewNotification['isUrgent'];
}

type Send = (tx: Transaction, services: Services, told: Told) => Promise<void>;

const missing = (channel: Channel) => new Error(`a message has nothing to say by ${channel}`);

const sendMessage =
  (channel: 'sms' | 'email'): Send =>
  async (tx, services, { language, [channel]: message }) => {
    if (message === undefined) throw missing(channel);
    // an account that was closed meanwhile has no number any more
    if (message === null || message.to === '') return;
    await writeMessage(tx, services, { ...message, channel, language });
  };

const SEND: Readonly<Record<Channel, Send>> = {
  sms: sendMessage('sms'),
  email: sendMessage('email'),
  inbox: async (tx, { clock }, { letter }) => {
    if (letter === undefined) throw missing('inbox');
    if (letter !== null) await writeLetter(tx, clock, letter);
  },
  push: async (tx, { clock }, { letter, topic, isUrgent }) => {
    if (letter === undefined || topic === undefined) throw missing('push');
    if (letter === null) return;
    const { memberId, title, summary: text, link } = letter;
    await notify(tx, clock, { memberId, topic, title, text, link, isUrgent });
  },
};

/** Sends a message by each channel of a row of `CHANNELS`. Throws if one has no text. */
export async function tell(
  tx: Transaction,
  services: Services,
  channels: readonly Channel[],
  told: Told,
): Promise<void> {
  for (const channel of channels) await SEND[channel](tx, services, told);
}
