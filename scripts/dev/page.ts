import { splitLanguage } from '@resort/shared/contract';
import type { FastifyInstance } from 'fastify';

/** A page of this server; `found`: its route exists although the release does not have it. */
interface Changed {
  html: string;
  found?: boolean;
}

/**
 * Changes pages of this development server before they are sent. Members' pages come from `@resort/release`,
 * whose policy and integrity rules are only relaxed here.
 */
export function changePages(
  app: FastifyInstance,
  change: (html: string, route: string) => Promise<Changed>,
): void {
  app.addHook('onRequest', async ({ headers }) => {
    delete headers['accept-encoding'];
    delete headers['if-none-match'];
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    for (const name of ['content-security-policy', 'integrity-policy', 'etag', 'content-length']) {
      reply.removeHeader(name);
    }
    reply.header('cache-control', 'no-store');
    const { html, found } = await change(String(payload), routeOf(request.url));
    if (found) reply.code(200);
    return html;
  });
}

const routeOf = (url: string) => splitLanguage(new URL(url, 'http://localhost').pathname).route;

/** Inserts a script at the start of the page. */
export function withScript(html: string, script: string): string {
  return html.replace('<head>', () => `<head><script>${script}</script>`);
}

/**
 * React registers with developer tools once, when it starts. React Refresh loads later, with the remote, so
 * this stores React's registration until then.
 */
export const KEEP_RENDERERS = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
};`;
