import type { CaptchaConfigReply, CaptchaScene } from '../../rows/captcha.calls.ts';
import { PROTOCOL_CODES } from '../../contract/protocol-codes.ts';
import { isApiError } from '../../api/api-error.ts';
import type { CaptchaConfigCache } from './config-cache.ts';
import type { solveEmbedded } from './solve-embedded.ts';

export type AliyunConfig = Extract<CaptchaConfigReply, { provider: 'ALIYUN' }>;

/** The dependencies of `passCaptcha`. */
export interface CaptchaMeans {
  readonly cache: CaptchaConfigCache;
  readonly fetchConfig: () => Promise<CaptchaConfigReply>;
  readonly verify: (asked: {
    captchaVerifyParam: string;
    sceneId?: string;
    bizScene: CaptchaScene;
  }) => Promise<{ captchaTicket?: string | undefined }>;
  /** shows Aliyun's widget; null when the visitor closes it */
  readonly askPerson: (config: AliyunConfig) => Promise<string | null>;
  readonly solve?: typeof solveEmbedded;
}

/** The solver is loaded on demand, because most visitors never see a captcha. */
const solveOnUse: typeof solveEmbedded = async (challenge) =>
  (await import('./solve-embedded.ts')).solveEmbedded(challenge);

/** A cached config is only useful without a challenge, which is valid for one attempt. */
async function configOf({ cache, fetchConfig }: CaptchaMeans): Promise<CaptchaConfigReply> {
  const kept = await cache.read();
  if (kept !== null && kept['provider'] === 'ALIYUN') return kept as AliyunConfig;
  const config = await fetchConfig();
  await cache.write(config);
  return config;
}

async function oneTry(means: CaptchaMeans, bizScene: CaptchaScene): Promise<string | null> {
  const config = await configOf(means);
  const { askPerson, verify, solve = solveOnUse } = means;
  const isAliyun = config.provider === 'ALIYUN';
  const captchaVerifyParam = isAliyun ? await askPerson(config) : await solve(config.challenge);
  if (captchaVerifyParam === null) return null;
  const sceneId = isAliyun ? { sceneId: config.sceneId } : {};
  const { captchaTicket } = await verify({ captchaVerifyParam, ...sceneId, bizScene });
  return captchaTicket ?? null;
}

/**
 * Gets a ticket for one step; null if the visitor cancelled or verification failed. When a provider is
 * unavailable, the app server names another one, so the config is requested once more. Rejects with the
 * `ApiError` of a call.
 */
export async function passCaptcha(means: CaptchaMeans, bizScene: CaptchaScene): Promise<string | null> {
  try {
    return await oneTry(means, bizScene);
  } catch (error) {
    if (!isApiError(error) || error.code !== PROTOCOL_CODES.BUSY) throw error;
    means.cache.drop();
    return oneTry(means, bizScene);
  }
}
