import { together } from './together.ts';
import { CAPTCHA } from './variables.ts';

export interface AliyunCaptchaConfig {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly sceneId: string;
  readonly prefix: string;
  readonly region: 'cn' | 'sgp';
  /** 32 bytes; if set, the scene id is sent encrypted (V3 architecture, encrypted mode) */
  readonly encryptionKey: Buffer | undefined;
  /** `https://captcha.cn-shanghai.aliyuncs.com` */
  readonly endpoint: string;
  /** the script that browsers load, inside a frame with a strict policy */
  readonly scriptUrl: string;
  /** CSP sources: the script's origin, and the origins of its further files, pictures and calls */
  readonly sources: readonly string[];
  /** true: the embedded captcha replaces Aliyun while it is unavailable; otherwise verification fails */
  readonly fallback: boolean;
}

const ENDPOINTS = {
  cn: 'https://captcha.cn-shanghai.aliyuncs.com',
  sgp: 'https://captcha.ap-southeast-1.aliyuncs.com',
} as const;

const NAMES = [
  'ALIYUN_CAPTCHA_KEY_ID',
  'ALIYUN_CAPTCHA_KEY_SECRET',
  'ALIYUN_CAPTCHA_SCENE_ID',
  'ALIYUN_CAPTCHA_PREFIX',
] as const;

function readScript(value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url;
  throw new Error(`ALIYUN_CAPTCHA_SCRIPT is "${value}"; it must be an http(s) address.`);
}

/**
 * Validates an origin or a wildcard of subdomains; rejects text that would end the directive or open the
 * frame to everybody.
 */
function readSources(value: string, script: URL): readonly string[] {
  const sources = [...new Set([script.origin, ...value.trim().split(/\s+/)])];
  const wrong = sources.find((source) => !/^https?:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/.test(source));
  if (wrong === undefined) return sources;
  throw new Error(`ALIYUN_CAPTCHA_SOURCES has "${wrong}"; each must be like https://*.alicdn.com.`);
}

export function readAliyunCaptcha(
  value: (name: string) => string | undefined,
): AliyunCaptchaConfig | undefined {
  const given = together(value, NAMES);
  if (given === undefined) return undefined;
  const region = value('ALIYUN_CAPTCHA_REGION') ?? CAPTCHA.ALIYUN_CAPTCHA_REGION.default;
  if (region !== 'cn' && region !== 'sgp')
    throw new Error(`ALIYUN_CAPTCHA_REGION is "${region}"; it must be cn or sgp.`);
  const script = readScript(value('ALIYUN_CAPTCHA_SCRIPT') ?? CAPTCHA.ALIYUN_CAPTCHA_SCRIPT.default);
  const key = value('ALIYUN_CAPTCHA_EKEY');
  const encryptionKey = key === undefined ? undefined : Buffer.from(key, 'base64');
  if (encryptionKey !== undefined && encryptionKey.length !== 32)
    throw new Error('ALIYUN_CAPTCHA_EKEY must hold 32 bytes in base64.');
  return {
    accessKeyId: given.ALIYUN_CAPTCHA_KEY_ID,
    accessKeySecret: given.ALIYUN_CAPTCHA_KEY_SECRET,
    sceneId: given.ALIYUN_CAPTCHA_SCENE_ID,
    prefix: given.ALIYUN_CAPTCHA_PREFIX,
    region,
    encryptionKey,
    endpoint: value('ALIYUN_CAPTCHA_ENDPOINT') ?? ENDPOINTS[region],
    scriptUrl: script.href,
    sources: readSources(value('ALIYUN_CAPTCHA_SOURCES') ?? CAPTCHA.ALIYUN_CAPTCHA_SOURCES.default, script),
    fallback: (value('CAPTCHA_FALLBACK') ?? CAPTCHA.CAPTCHA_FALLBACK.default) !== 'off',
  };
}
