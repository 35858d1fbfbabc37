import { createHash } from 'node:crypto';
import type { CaptchaConfigReply, sharedCalls } from '@resort/shared/calls/rows';
import { encryptedSceneId } from './aliyun.ts';
import { newChallenge } from './embedded.ts';
import { isOutage } from './outage.ts';
import type { ContextOf } from '../../../platform/context.ts';

type Context = ContextOf<typeof sharedCalls, 'GET /captchaAli/config'>;

/** Specification §9: the config is valid for 30 minutes. */
const TTL_SECONDS = 1_800;

async function current(context: Context): Promise<CaptchaConfigReply> {
  const { integrations, language, clock } = context;
  const { aliyunCaptcha } = integrations;
  if (aliyunCaptcha === undefined || (aliyunCaptcha.fallback && isOutage()))
    return { provider: 'EMBEDDED', language, challenge: await newChallenge(context) };
  const { sceneId, prefix, region, encryptionKey, scriptUrl } = aliyunCaptcha;
  const encrypted =
    encryptionKey === undefined
      ? {}
      : { encryptedSceneId: encryptedSceneId(sceneId, encryptionKey, clock.now()) };
  return { provider: 'ALIYUN', sceneId, ...encrypted, prefix, region, language, scriptUrl };
}

/**
 * The hash covers only the cacheable part: the config without a challenge, because a challenge is valid for one try.
 */
export async function captchaConfig(context: Context) {
  const config = await current(context);
  const kept = 'challenge' in config ? { ...config, challenge: null } : config;
  const hash = createHash('sha256').update(JSON.stringify(kept)).digest('hex');
  return { config, hash, timestamp: context.clock.now().getTime(), ttl: TTL_SECONDS };
}
