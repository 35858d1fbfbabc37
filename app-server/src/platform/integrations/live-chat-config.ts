import { together } from './together.ts';

/** A live chat that knows members by a ticket of ours. */
export interface LiveChatConfig {
  /** where it is opened: `https://chat.example.com/start` */
  readonly url: string;
  /** signs the tickets; the chat has the same */
  readonly secret: string;
}

/** From environment variables; undefined: there is none, but in development a page of our own. */
export function readLiveChat(value: (name: string) => string | undefined): LiveChatConfig | undefined {
  const given = together(value, ['LIVE_CHAT_URL', 'LIVE_CHAT_SECRET']);
  if (given === undefined) return undefined;
  const { LIVE_CHAT_URL: url, LIVE_CHAT_SECRET: secret } = given;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error('LIVE_CHAT_URL must be an http(s) address.');
  return { url, secret };
}
