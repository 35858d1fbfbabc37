import { CAPTCHA_FRAME_PATH } from '@resort/shared/calls/rows';
import type { FastifyInstance } from 'fastify';
import { FRAME_PAGE, framePolicy } from './frame-page/frame-page.ts';
import type { AppServerConfig } from '../../../platform/config/config.ts';

/**
 * `GET /captchaAli/frame` below the API base, if Aliyun's captcha is configured: the only document that may run the
 * vendor's script. `shared/src/rows/captcha-frame.ts` defines its messages.
 */
export function registerCaptchaFrame(
  fastify: FastifyInstance,
  { integrations, corsOrigins }: Pick<AppServerConfig, 'integrations' | 'corsOrigins'>,
): void {
  const { aliyunCaptcha } = integrations;
  if (aliyunCaptcha === undefined) return;
  const policy = framePolicy(aliyunCaptcha.sources, corsOrigins);
  fastify.get(CAPTCHA_FRAME_PATH, async (_request, reply) => {
    // the same rule as frame-ancestors, for browsers without it
    reply.raw.removeHeader('x-frame-options');
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(FRAME_PAGE);
  });
}
