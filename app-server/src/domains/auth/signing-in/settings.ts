import type { signInCalls } from '@resort/mf-auth/contract';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@resort/shared/contract';
import { drawingOf } from '../../../core/pictures/picture-of.ts';
import { AREA_CODES } from '../../../locales/area-codes.ts';
import { textsOf } from '../../../locales/texts.ts';
import { LOGIN_PROMOTION } from '../joining/consents.ts';
import { EXPIRE_SECONDS, PER_ASKER_A_DAY, RESEND_SECONDS } from '../../../core/one-time-code/rules.ts';
import { hasVoice, VOICE_AREAS } from '../voice.ts';
import { CAPTCHA_AFTER_FAILS } from '../../../core/password/attempts.ts';
import { PASSWORD_RULE } from '../joining/password-rule.ts';
import type { ContextOf, SharedContextOf } from '../../../platform/context.ts';

type Asked<K extends keyof typeof signInCalls> = ContextOf<typeof signInCalls, K>;
type Shared<K extends keyof typeof signInCalls> = SharedContextOf<typeof signInCalls, K>;

/** Passkeys need to know the app's own origin. */
export function loginManage({ integrations }: Shared<'GET /membership-config/login-manage'>) {
  const passkey = integrations.appOrigin === undefined ? [] : (['passkey'] as const);
  return {
    methods: ['otp' as const, 'normal' as const, 'card' as const, ...passkey],
    captcha: { always: false, afterFails: CAPTCHA_AFTER_FAILS },
    otp: { len: 6, ttl: EXPIRE_SECONDS, resend: RESEND_SECONDS, daily: PER_ASKER_A_DAY },
    passwordRule: PASSWORD_RULE,
  };
}

export function voiceCodeSwitch({ query }: Asked<'GET /common/voice/voiceCodeSwitch'>) {
  const { areaCode } = query;
  return { enabled: areaCode === undefined || hasVoice(areaCode), areaCodes: [...VOICE_AREAS] };
}

/** The countries or regions to whose visitors a language is proposed; to all others the fallback. */
const COUNTRIES_OF: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  tc: ['MO', 'HK', 'TW'],
  sc: ['CN'],
  kr: ['KR'],
  jp: ['JP'],
};
const languageOf = (country: string): Language =>
  LANGUAGES.find((language) => COUNTRIES_OF[language].includes(country)) ?? FALLBACK_LANGUAGE;

/**
 * The region from our proxy's header. We keep no table of addresses: without the header, the visitor is treated as a
 * guest at the resort.
 */
export function ipRegion({ region }: Pick<Asked<'GET /common/ip/region'>, 'region'>) {
  const isThere = (country: string | undefined) =>
    AREA_CODES.find(({ countryCode }) => countryCode === country);
  const { countryCode, areaCode } = isThere(region) ??
    isThere('MO') ?? { countryCode: 'MO', areaCode: '+853' };
  return { countryCode, region: countryCode, areaCode, defaultLanguage: languageOf(countryCode) };
}

export function loginPromotion({ language }: Shared<'GET /common/login/promotion'>) {
  const { src } = drawingOf('lobby', language);
  return { ...textsOf(LOGIN_PROMOTION, language), imageUrl: src, link: '/join-us' };
}

/** Connectivity check, and the server's clock for signing requests. */
export function test({ clock }: Asked<'GET /member/test'>) {
  return { ok: true as const, serverTime: clock.now().getTime() };
}
