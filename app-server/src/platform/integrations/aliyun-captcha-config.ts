import { together } from './together.ts';

export interface AliyunCaptchaConfig {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly sceneId: string;
  readonly prefix: string;
  readonly region: 'cn' | 'sgp';
  /** 32 bytes; present: the scene id travels encrypted (V3 architecture, encrypted mode) */
  readonly encryptionKey: Buffer | undefined;
  /** `https://captcha.cn-shanghai.aliyuncs.com` */
  readonly endpoint: string;
  /** while Aliyun cannot be reached, the embedded captcha stands in; otherwise nothing passes */
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

export function readAliyunCaptcha(
  value: (name: string) => string | undefined,
): AliyunCaptchaConfig | undefined {
  const given = together(value, NAMES);
  if (given === undefined) return undefined;
  const region = value('ALIYUN_CAPTCHA_REGION') ?? 'cn';
  if (region !== 'cn' && region !== 'sgp')
    throw new Error(`ALIYUN_CAPTCHA_REGION is "${region}"; it must be cn or sgp.`);
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
    fallback: value('CAPTCHA_FALLBACK') !== 'off',
  };
}
