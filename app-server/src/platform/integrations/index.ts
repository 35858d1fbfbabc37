import type { MapStyle } from '@resort/shared/calls/rows';
import { SERVER } from '@resort/shared/variables';
import { readAliyunCaptcha, type AliyunCaptchaConfig } from './aliyun-captcha-config.ts';
import type { SignedTarget } from '../signed-post.ts';
import { readExchangeRates, type ExchangeRates } from './exchange-rates-config.ts';
import { readLiveChat, type LiveChatConfig } from './live-chat-config.ts';
import { readMapStyle } from './map-config.ts';
import { readSignedTarget } from './signed-target.ts';
import { readAppleWallet, readGoogleWallet, type AppleWallet, type GoogleWallet } from './wallet-config.ts';
import { readWeather, type WeatherConfig } from './weather-config.ts';
import { readWeChat, type WeChatConfig } from './we-chat-config.ts';
import { readWebPush, type WebPushConfig } from './web-push-config.ts';

/** Optional integrations of this server; each is absent if it is not configured. */
export interface Integrations {
  /** the app's public origin: `https://members.example.com`, without a path */
  readonly appOrigin: string | undefined;
  readonly aliyunCaptcha: AliyunCaptchaConfig | undefined;
  readonly weChat: WeChatConfig | undefined;
  /** the third party that receives bookings; without it, development uses one that confirms everything */
  readonly party: SignedTarget | undefined;
  readonly webPush: WebPushConfig | undefined;
  readonly liveChat: LiveChatConfig | undefined;
  /** what maps are drawn with; without it there are none */
  readonly mapStyle: MapStyle | undefined;
  /** who forecasts the weather; without it, development makes it up */
  readonly weather: WeatherConfig | undefined;
  /** for “about” prices in other currencies */
  readonly exchangeRates: ExchangeRates | undefined;
  /** the reservation system of outlets that confirm themselves; without it, development uses a demo */
  readonly venue: SignedTarget | undefined;
  /** who signs passes; without it, development signs with a certificate that phones refuse */
  readonly appleWallet: AppleWallet | undefined;
  readonly googleWallet: GoogleWallet | undefined;
}

export type ReadValue = (name: string) => string | undefined;

function readOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, ''))
    throw new Error(`PUBLIC_ORIGIN is "${value}"; it must be an origin such as https://members.example.com.`);
  return url.origin;
}

/** Reads environment variables; throws one message for an invalid value or an incomplete pair. */
export function readIntegrations(value: ReadValue, isDevelopment: boolean, dataDir: string): Integrations {
  const local = isDevelopment ? `http://localhost:${value('PORT') ?? SERVER.PORT.default}` : undefined;
  const origin = value('PUBLIC_ORIGIN') ?? local;
  return {
    appOrigin: origin === undefined ? undefined : readOrigin(origin),
    aliyunCaptcha: readAliyunCaptcha(value),
    weChat: readWeChat(value),
    webPush: readWebPush(value),
    liveChat: readLiveChat(value),
    mapStyle: readMapStyle(value, isDevelopment),
    weather: readWeather(value),
    exchangeRates: readExchangeRates(value, isDevelopment),
    party: readSignedTarget(value, 'PARTY'),
    venue: readSignedTarget(value, 'VENUE'),
    appleWallet: readAppleWallet(value, isDevelopment, dataDir),
    googleWallet: readGoogleWallet(value),
  };
}
