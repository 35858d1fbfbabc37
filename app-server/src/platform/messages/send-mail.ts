import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config/messages-config.ts';

const TIMEOUT_MS = 10_000;

export interface Mail {
  /** the same on every try: a mail server tells a repetition by the Message-ID made of it */
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mails by SMTP, over TLS where the server offers it. A rejection means that the server did not take it. */
export function mailSender({ url, from }: MailConfig): (mail: Mail) => Promise<void> {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url, ...timeouts }, { from });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, to, subject, text }) => {
    await transport.sendMail({ to, subject, text, messageId: `<message-${id}@${domain}>` });
  };
}
