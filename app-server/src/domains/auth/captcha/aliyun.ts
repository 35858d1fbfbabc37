import { createCipheriv, randomBytes } from 'node:crypto';
import { acsHeaders, acsQuery } from '../../../platform/integrations/acs3-signature.ts';
import type { AliyunCaptchaConfig } from '../../../platform/integrations/aliyun-captcha-config.ts';
import { fetchInSpan } from '../../../platform/traces/outgoing.ts';

const TIMEOUT_MS = 5_000;
/** Longer than the client keeps the config (30 minutes). */
const SCENE_SECONDS = 2_400;

/** `base64(IV ‖ AES-256-CBC(sceneId&seconds&life))`, as Aliyun's encrypted mode takes it. */
export function encryptedSceneId(sceneId: string, key: Buffer, now: Date, iv = randomBytes(16)): string {
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  const text = `${sceneId}&${Math.floor(now.getTime() / 1000)}&${SCENE_SECONDS}`;
  return Buffer.concat([iv, cipher.update(text), cipher.final()]).toString('base64');
}

interface Verdict {
  readonly Result?: { readonly VerifyResult?: boolean; readonly VerifyCode?: string };
}

/**
 * Asks Aliyun whether a captcha was solved (VerifyIntelligentCaptcha, 2023-03-05; the parameter is passed on
 * unchanged). `unreachable`: no response, or a server error.
 */
export async function verifyAliyun(
  config: AliyunCaptchaConfig,
  captchaVerifyParam: string,
): Promise<'passed' | 'failed' | 'unreachable'> {
  const body = acsQuery({ CaptchaVerifyParam: captchaVerifyParam, SceneId: config.sceneId });
  const url = new URL(config.endpoint);
  const contentType = 'application/x-www-form-urlencoded';
  const call = { action: 'VerifyIntelligentCaptcha', version: '2023-03-05', query: {}, body, contentType };
  const stamp = { host: url.host, at: new Date(), nonce: randomBytes(16).toString('hex') };
  try {
    const response = await fetchInSpan(url, {
      method: 'POST',
      headers: acsHeaders({ ...call, ...stamp }, config),
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return 'unreachable';
    const { Result } = (await response.json()) as Verdict;
    return Result?.VerifyResult === true ? 'passed' : 'failed';
  } catch {
    return 'unreachable';
  }
}
