import type { Variables } from '@resort/shared/variables';

export const MESSAGES = {
  VAPID_PUBLIC_KEY: {
    meaning:
      'web push; set all three or none. Several pairs, in the same order, are a [ring](runbook.md#the-keys-of-push-messages)',
  },
  VAPID_PRIVATE_KEY: {},
  VAPID_SUBJECT: {},
  WEB_PUSH_ORIGINS: {
    meaning: 'origins of push services to allow in addition to those of known browsers, by comma',
  },
} satisfies Variables;

export const PRICES = {
  EXCHANGE_RATES: {
    meaning:
      'date and MOP for one unit, e.g. `2026-11-20 HKD=1.0300 CNY=1.1260`: outlets then show “about” prices. Nothing is charged by it',
  },
} satisfies Variables;

export const MAP = {
  MAP_STYLE: {
    meaning:
      'address of a [MapLibre style](https://maplibre.org/maplibre-style-spec/): `https://tiles.example.com/styles/light.json`',
  },
  MAP_STYLE_DARK: { defaultText: '`MAP_STYLE`', meaning: 'the same for the dark scheme' },
  WEATHER_URL: {
    meaning:
      "a forecast with [Open-Meteo's API](https://open-meteo.com/en/docs): `https://api.open-meteo.com/v1/forecast`; read every half hour",
  },
  WEATHER_KEY: { meaning: 'key of a customer of Open-Meteo' },
  WEATHER_CREDIT: { defaultText: 'its host name', meaning: 'the name below the forecast' },
} satisfies Variables;

export const WALLET = {
  APPLE_WALLET_PASS_TYPE: {
    meaning:
      'pass type identifier (`pass.com.example.members`) and team identifier of the Apple developer account; set all five of Apple or none',
  },
  APPLE_WALLET_TEAM: {},
  APPLE_WALLET_CERTIFICATE: {
    meaning: 'certificate of the pass type and its RSA key without a passphrase, in PEM',
  },
  APPLE_WALLET_KEY: {},
  APPLE_WALLET_WWDR: {
    meaning: "Apple's intermediate certificate that issued it (WWDR, G4 at present), in PEM",
  },
  GOOGLE_WALLET_ISSUER: {
    meaning:
      'number of the issuer in the Google Pay & Wallet console, and the JSON key of a service account that it admits; set both or none',
  },
  GOOGLE_WALLET_SERVICE_ACCOUNT: {},
} satisfies Variables;

export const CAPTCHA = {
  ALIYUN_CAPTCHA_KEY_ID: { meaning: 'Aliyun access key' },
  ALIYUN_CAPTCHA_KEY_SECRET: { meaning: 'its secret' },
  ALIYUN_CAPTCHA_SCENE_ID: { meaning: 'scene' },
  ALIYUN_CAPTCHA_PREFIX: { meaning: 'prefix of the account' },
  ALIYUN_CAPTCHA_REGION: { default: 'cn', meaning: '`cn` or `sgp`' },
  ALIYUN_CAPTCHA_EKEY: { meaning: '32 bytes in base64; encrypts the scene id' },
  ALIYUN_CAPTCHA_ENDPOINT: { defaultText: 'that of the region', meaning: 'address of the verification API' },
  /** V3 architecture: https://www.alibabacloud.com/help/en/captcha/captcha2-0/user-guide/new-architecture-for-web-and-h5-client-access */
  ALIYUN_CAPTCHA_SCRIPT: {
    default: 'https://o.alicdn.com/captcha-frontend/aliyunCaptcha/AliyunCaptcha.js',
    defaultText: "the vendor's",
    meaning: 'address of its script',
  },
  ALIYUN_CAPTCHA_SOURCES: {
    default: 'https://*.alicdn.com https://*.aliyuncs.com',
    defaultText: '`https://*.alicdn.com …`',
    meaning:
      "hosts from which [the captcha's frame](decisions/2026-11-21-captcha-frame.md) may load, separated by spaces",
  },
  CAPTCHA_FALLBACK: {
    default: 'on',
    meaning: "`off`: the embedded captcha does not replace Aliyun's while Aliyun cannot be reached",
  },
} satisfies Variables;

export const SYSTEMS = {
  PARTY_URL: {
    meaning:
      'the third-party system notified of bookings ([what it receives](partner-gateway.md#what-we-send-you)); if unset in development, every booking is confirmed automatically',
  },
  PARTY_SECRET: {},
  VENUE_URL: {
    meaning:
      'the reservation system of outlets that confirm bookings themselves; if unset in development, a demo one',
  },
  VENUE_SECRET: {},
  LIVE_CHAT_URL: {
    meaning:
      'the live chat, and the secret that signs its tickets; if unset in development, a screen of the app (`/chat`)',
  },
  LIVE_CHAT_SECRET: {},
  WECHAT_MINI_APP_ID: { meaning: 'links and codes that open the mini-program' },
  WECHAT_MINI_APP_SECRET: {},
  WECHAT_OFFICIAL_APP_ID: { meaning: "signs pages for WeChat's JS-SDK" },
  WECHAT_OFFICIAL_APP_SECRET: {},
  WECHAT_API_BASE: { default: 'https://api.weixin.qq.com', meaning: "address of WeChat's API" },
} satisfies Variables;
