import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { splitLanguage } from '@resort/shared/contract';
import { releaseIn, withRelease } from '@resort/shared/release-in-page';
import type { PageRelease, ReleaseDocument, WrittenRelease } from '@resort/shared/remote';
import type { FastifyInstance } from 'fastify';

/** How the page of a measured variant differs from the product's. */
export interface PageChange {
  release?: (page: PageRelease, asked: { path: string; whole: ReleaseDocument }) => WrittenRelease;
  /** header → its value, or null to take it away */
  headers?: (name: string, value: string) => string | null;
}

const HEADERS = ['content-security-policy', 'integrity-policy'];
/** The origin's own for pages. */
const BROTLI_QUALITY = 11;

/** Changes pages on their way out, once for each: as the origin does, they are compressed before they are asked for. */
export function changePages(app: FastifyInstance, change: PageChange): void {
  const changed = new Map<string, Promise<Buffer>>();
  app.addHook('onRequest', async ({ headers, url }) => {
    if (!url.startsWith('/artifacts/')) delete headers['accept-encoding'];
  });
  const release = async (html: string, url: string) => {
    if (change.release === undefined) return html;
    const page = releaseIn(html);
    const whole = (await app.inject(page.whole.href)).json<ReleaseDocument>();
    return withRelease(html, change.release(page, { path: splitLanguage(url).route, whole }));
  };
  app.addHook('onSend', async (request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    for (const name of HEADERS) {
      const value = String(reply.getHeader(name) ?? '');
      const next = change.headers?.(name, value) ?? null;
      if (change.headers === undefined) continue;
      if (next === null) reply.removeHeader(name);
      else reply.header(name, next);
    }
    const html = String(payload);
    const key = createHash('sha256').update(html).digest('base64');
    const body = changed.get(key) ?? release(html, request.url).then(compressed);
    changed.set(key, body);
    reply.removeHeader('content-length');
    reply.header('content-encoding', 'br');
    return body;
  });
}

const compressed = (html: string): Promise<Buffer> =>
  promisify(brotliCompress)(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
