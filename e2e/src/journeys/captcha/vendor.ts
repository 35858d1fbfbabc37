import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vendorScript } from './vendor-script.ts';

/** A local Aliyun: the script that browsers load, the server it calls, and the one our server calls. */
export interface Vendor {
  origin: string;
  /** what the script reported about its page */
  initialised: Record<string, unknown>[];
  /** outcomes of VerifyIntelligentCaptcha, once per parameter */
  verified: { code: string; action: unknown }[];
  /** how the script's address responds */
  script: 'fine' | 'missing' | 'silent';
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export async function startVendor(): Promise<Vendor> {
  const open = new Set<string>();
  const state: Omit<Vendor, 'origin' | 'stop'> = { initialised: [], verified: [], script: 'fine' };

  /**
   * T001 for a new solution of this vendor; F008 for one that was already verified (the vendor's return
   * codes).
   */
  function verify(request: IncomingMessage, body: string) {
    const param = new URLSearchParams(body).get('CaptchaVerifyParam') ?? '{}';
    const { certifyId = '' } = JSON.parse(param) as { certifyId?: string };
    const isSigned = request.headers.authorization?.startsWith('ACS3-HMAC-SHA256 Credential=id,') ?? false;
    const code = isSigned && open.delete(certifyId) ? 'T001' : 'F008';
    state.verified.push({ code, action: request.headers['x-acs-action'] });
    return { Result: { VerifyResult: code === 'T001', VerifyCode: code } };
  }

  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const json = (value: unknown) => {
        // any origin, including none, because customers' pages are anywhere
        response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
        response.end(JSON.stringify(value));
      };
      if (request.url === '/AliyunCaptcha.js') {
        if (state.script === 'silent') return;
        const isThere = state.script === 'fine';
        response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/javascript' });
        response.end(isThere ? `(${vendorScript.toString()})(${JSON.stringify(origin)})` : '');
      } else if (request.url === '/init') {
        state.initialised.push(JSON.parse(body) as Record<string, unknown>);
        const certifyId = `certify-${state.initialised.length}`;
        open.add(certifyId);
        json({ certifyId });
      } else {
        json(verify(request, body));
      }
    })();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    origin,
    async stop() {
      server.closeAllConnections();
      await new Promise((ended) => server.close(ended));
    },
  });
}

/** The product's configuration for this account. */
export function aliyunAccount({ origin }: Vendor): Record<string, string> {
  return {
    ALIYUN_CAPTCHA_KEY_ID: 'id',
    ALIYUN_CAPTCHA_KEY_SECRET: 'secret',
    ALIYUN_CAPTCHA_SCENE_ID: 'scene1',
    ALIYUN_CAPTCHA_PREFIX: 'pre',
    ALIYUN_CAPTCHA_SCRIPT: `${origin}/AliyunCaptcha.js`,
    ALIYUN_CAPTCHA_SOURCES: origin,
    ALIYUN_CAPTCHA_ENDPOINT: origin,
  };
}
