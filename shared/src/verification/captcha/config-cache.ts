import { sha256Hex } from '../../signing/canonical.ts';
import type { TextStore } from '../../session/stored-value.ts';

/** Specification §5 and §9: cached for 30 minutes, then fetched again. */
export const CAPTCHA_CONFIG_LIFE_MS = 30 * 60_000;

const KEY = 'captchaConfig';

/** The response of `GET /captchaAli/config`, without its single-use challenge. */
export type CaptchaConfig = { challenge?: unknown } & Record<string, unknown>;

export interface CaptchaConfigCache {
  /** null if nothing is cached, it is too old, or its hash does not match */
  read(): CaptchaConfig | null;
  write(config: CaptchaConfig): void;
  /** removes it, so that the next one is fetched */
  drop(): void;
}

/**
 * Stores `{config, hash, timestamp}` (specification §3): the hash of the config's JSON, milliseconds since
 * 1970.
 */
export function captchaConfigCache(store: TextStore, now: () => number = Date.now): CaptchaConfigCache {
  return {
    read() {
      const config = valid(store.getItem(KEY), now());
      if (config === null) store.removeItem(KEY);
      return config;
    },
    write(config) {
      const kept = 'challenge' in config ? { ...config, challenge: null } : config;
      const hash = sha256Hex(JSON.stringify(kept));
      store.setItem(KEY, JSON.stringify({ config: kept, hash, timestamp: now() }));
    },
    drop() {
      store.removeItem(KEY);
    },
  };
}

function valid(text: string | null, now: number): CaptchaConfig | null {
  try {
    const { config, hash, timestamp } = JSON.parse(text ?? 'null') as {
      config: CaptchaConfig;
      hash: string;
      timestamp: number;
    };
    const age = now - timestamp; // negative after the device's clock was set back
    const isFresh = age >= 0 && age < CAPTCHA_CONFIG_LIFE_MS;
    return isFresh && sha256Hex(JSON.stringify(config)) === hash ? config : null;
  } catch {
    return null;
  }
}
