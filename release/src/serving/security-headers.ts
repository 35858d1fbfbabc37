import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import type { FastifyInstance } from 'fastify';

/** What every answer carries. An answer that knows better (the page's policy, files for other origins) overrides it. */
const HEADERS = {
  // for what is no page: nothing in it may run or be framed, should a browser ever show it
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
 * Sets the security headers of every answer of this server, whoever gives it. Below Fastify's hooks, since some
 * answers (to an address that cannot be decoded) never reach a hook. Call it once, before `listen`.
 * @param production also asks for HTTPS over plain HTTP: TLS ends at a proxy in front
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
