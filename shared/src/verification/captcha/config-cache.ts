import { pageHashes } from '../../signing/page-hashes.ts';
import type { TextStore } from '../../session/stored-value.ts';

/** Specification §5 and §9: cached for 30 minutes, then fetched again. */
export const CAPTCHA_CONFIG_LIFE_MS = 30 * 60_000;

const KEY = 'captchaConfig';

/** The response of `GET /captchaAli/config`, without its single-use challenge. */
export type CaptchaConfig = { challenge?: unknown } & Record<string, unknown>;

export interface CaptchaConfigCache {
  /** null if nothing is cached, it is too old, or its hash does not match */
  read(): Promise<CaptchaConfig | null>;
  write(config: CaptchaConfig): Promise<void>;
  /** removes it, so that the next one is fetched */
  drop(): void;
}

/**
 * Stores `{config, hash, timestamp}` (specification §3): the hash of the config's JSON, milliseconds since
 * 1970.
 */
export function captchaConfigCache(store: TextStore, now: () => number = Date.now): CaptchaConfigCache {
  return {
    async read() {
      const config = await valid(store.getItem(KEY), now());
      if (config === null) store.removeItem(KEY);
      return config;
    },
    async write(config) {
      const kept = 'challenge' in config ? { ...config, challenge: null } : config;
      const hash = await hashOf(kept);
      store.setItem(KEY, JSON.stringify({ config: kept, hash, timestamp: now() }));
    },
    drop() {
      store.removeItem(KEY);
    },
  };
}

const hashOf = async (config: CaptchaConfig) => (await pageHashes()).sha256Hex(JSON.stringify(config));

async function valid(text: string | null, now: number): Promise<CaptchaConfig | null> {
  try {
    const { config, hash, timestamp } = JSON.parse(text ?? 'null') as {
      config: CaptchaConfig;
      hash: string;
      timestamp: number;
    };
    const age = now - timestamp; // negative after the device's clock was set back
    const isFresh = age >= 0 && age < CAPTCHA_CONFIG_LIFE_MS;
    return isFresh && (await hashOf(config)) === hash ? config : null;
  } catch {
    return null;
  }
}
