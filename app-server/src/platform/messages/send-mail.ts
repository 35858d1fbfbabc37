import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config/messages-config.ts';

const TIMEOUT_MS = 10_000;

export interface Mail {
  /**
   * the same in every attempt: the Message-ID is derived from it, so that mail servers recognise duplicates
   */
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mail by SMTP, with TLS if the server offers it. Rejects if the server did not accept it. */
export function mailSender({ url, from }: MailConfig): (mail: Mail) => Promise<void> {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url, ...timeouts }, { from });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, to, subject, text }) => {
    await transport.sendMail({ to, subject, text, messageId: `<message-${id}@${domain}>` });
  };
}
