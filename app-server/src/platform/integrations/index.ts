import { readAliyunCaptcha, type AliyunCaptchaConfig } from './aliyun-captcha-config.ts';
import type { SignedTarget } from '../signed-post.ts';
import { readParty } from './party-config.ts';
import { readLiveChat, type LiveChatConfig } from './live-chat-config.ts';
import { readWeChat, type WeChatConfig } from './we-chat-config.ts';
import { readWebPush, type WebPushConfig } from './web-push-config.ts';

/** What this server may use beyond its database; each is absent where it is not configured. */
export interface Integrations {
  /** where members open the app: `https://members.example.com`, without a path */
  readonly appOrigin: string | undefined;
  readonly aliyunCaptcha: AliyunCaptchaConfig | undefined;
  readonly weChat: WeChatConfig | undefined;
  /** the third party that bookings are passed on to; in development none means one that confirms everything */
  readonly party: SignedTarget | undefined;
  readonly webPush: WebPushConfig | undefined;
  readonly liveChat: LiveChatConfig | undefined;
}

export type ReadValue = (name: string) => string | undefined;

function readOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, ''))
    throw new Error(`PUBLIC_ORIGIN is "${value}"; it must be an origin such as https://members.example.com.`);
  return url.origin;
}

/** From environment variables; throws one sentence for a value that cannot be, or for a half that lacks the other. */
export function readIntegrations(value: ReadValue, isDevelopment: boolean): Integrations {
  const local = isDevelopment ? `http://localhost:${value('PORT') ?? '4173'}` : undefined;
  const origin = value('PUBLIC_ORIGIN') ?? local;
  return {
    appOrigin: origin === undefined ? undefined : readOrigin(origin),
    aliyunCaptcha: readAliyunCaptcha(value),
    weChat: readWeChat(value),
    party: readParty(value),
    webPush: readWebPush(value),
    liveChat: readLiveChat(value),
  };
}
