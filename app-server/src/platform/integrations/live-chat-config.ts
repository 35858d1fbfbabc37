import { checkHttpAddress } from './http-address.ts';
import { together } from './together.ts';

/** A live chat that identifies members by our ticket. */
export interface LiveChatConfig {
  /** its start address: `https://chat.example.com/start` */
  readonly url: string;
  /** signs the tickets; the chat has the same secret */
  readonly secret: string;
}

/** Reads environment variables; undefined: no chat, or in development a page of our own. */
export function readLiveChat(value: (name: string) => string | undefined): LiveChatConfig | undefined {
  const given = together(value, ['LIVE_CHAT_URL', 'LIVE_CHAT_SECRET']);
  if (given === undefined) return undefined;
  const { LIVE_CHAT_URL: url, LIVE_CHAT_SECRET: secret } = given;
  return { url: checkHttpAddress('LIVE_CHAT_URL', url), secret };
}
