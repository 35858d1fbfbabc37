import type { Language } from '../contract/languages.ts';
import { randomHex } from './request/request-parts.ts';

/** Specification §9. */
export const REQUEST_TIMEOUT_MS = 100_000;

/** GET and HEAD are sent a second time on these statuses, the other methods never (specification §7). */
export const RETRY_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
export const RETRIED_METHODS: readonly string[] = ['GET', 'HEAD'];

/** Configuration of the base query: everything that a test or another deployment may change. */
export interface ApiSettings {
  /** without a trailing slash: `/gateway` */
  baseUrl: string;
  /** the public key that signs what a visitor sends */
  appKey: string;
  language: Language;
  fetch: typeof fetch;
  now: () => number;
  timeoutMs: number;
  /** 32 hex digits */
  random: () => string;
}

let settings: ApiSettings = {
  baseUrl: '',
  appKey: '',
  language: 'en',
  fetch: (...args) => fetch(...args),
  now: Date.now,
  timeoutMs: REQUEST_TIMEOUT_MS,
  random: randomHex,
};

/** Called once by the shell, with the release's public configuration. */
export function configureApi(given: Partial<ApiSettings>): void {
  settings = { ...settings, ...given };
}

export function apiSettings(): ApiSettings {
  return settings;
}
