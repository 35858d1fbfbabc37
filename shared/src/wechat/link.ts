import type { Language } from '../contract/languages.ts';
import type { MiniProgramTarget } from '../remote/define-remote.ts';

/**
 * Pages of the mini-program (specification §2: a loading page for most, terms of use, and a default page).
 */
const PAGES = {
  loading: 'pages/loading/index',
  terms: 'pages/termsOfUse/index',
  my: 'pages/my/index',
} as const;

/** Maximum query length of a WeChat URL link. */
export const MAX_QUERY_LENGTH = 1024;

/** Specification §9: an interval in days, WeChat's maximum. */
const EXPIRY = { expireType: 1, expireInterval: 30 } as const;

/** The request of `POST /common/miniprogram/jsapi/url` (specification §3). */
export interface MiniProgramLink {
  path: string;
  query: string;
  expireType: 1;
  expireInterval: number;
  envVersion: 'release';
}

/** The link that opens a screen's counterpart in the mini-program. `search`: the original query. */
export function miniProgramLink(
  { code, page = 'my' }: MiniProgramTarget,
  language: Language,
  search: string,
): MiniProgramLink {
  return { path: PAGES[page], query: handOffQuery(code, language, search), ...EXPIRY, envVersion: 'release' };
}

/**
 * `path=<code>&lang=TC&locale=tc&<original query>`: drops original parameters that clash, and all of them if
 * the result is too long. Percent-encoded, so that WeChat accepts every character.
 */
function handOffQuery(code: number | undefined, language: Language, search: string): string {
  const own = new URLSearchParams({
    ...(code === undefined ? {} : { path: String(code) }),
    lang: language.toUpperCase(),
    locale: language,
  });
  const whole = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(search)) {
    if (!['path', 'lang', 'locale'].includes(name)) whole.append(name, value);
  }
  const text = whole.toString();
  return text.length <= MAX_QUERY_LENGTH ? text : own.toString();
}
