import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import type { FastifyInstance } from 'fastify';

/** Default headers of every response. The page and cross-origin files override some. */
const HEADERS = {
  // for responses that are not pages: nothing may run or be framed if a browser displays them
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const HSTS = 'max-age=31536000';

/**
 * Sets the security headers of every response of this server. It works below Fastify's hooks, because some
 * responses (to an address that cannot be decoded) never reach a hook. Call it once, before `listen`.
 * @param production sends HSTS even over plain HTTP, because a proxy in front terminates TLS
 */
export function addSecurityHeaders(app: FastifyInstance, { production }: { production: boolean }): void {
  app.server.prependListener('request', (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (production || isHttps(request)) response.setHeader('strict-transport-security', HSTS);
  });
}

function isHttps(request: IncomingMessage): boolean {
  return request.socket instanceof TLSSocket;
}
