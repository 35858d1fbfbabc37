import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sendSentence, sendWithEtag } from '../serving/conditional.ts';
import { contentTypeOf } from '../serving/content-types.ts';
import { integrityOf } from '../../base/hashing.ts';

/** Output folder of `npm run build -w @resort/release-console`. */
export const CONSOLE_DIST = fileURLToPath(new URL('../../../console/dist', import.meta.url));

const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  // the build adds integrity hashes to its scripts
  'integrity-policy': 'blocked-destinations=(script)',
  // addresses of the console should not reach other sites
  'referrer-policy': 'no-referrer',
};

/**
 * Serves the console's files at `/console`, read once. The page is public, but shows nothing without a token,
 * which it sends with each verb like any other client.
 */
export function addConsoleRoutes(app: FastifyInstance, dist: string = CONSOLE_DIST): void {
  const files = filesBelow(dist);
  app.get('/console', (request, reply) => {
    const page = files.get('index.html');
    if (page === undefined)
      return sendSentence(
        reply,
        404,
        'The console is not built here: npm run build -w @resort/release-console',
      );
    reply.headers({ ...HEADERS, 'cache-control': 'no-cache' }).type(contentTypeOf('index.html'));
    return sendWithEtag(request, reply, integrityOf(page), page);
  });
  app.get('/console/', (_request, reply) => reply.redirect('/console', 308));
  app.get<{ Params: { '*': string } }>('/console/*', (request, reply) => {
    const path = request.params['*'];
    const file = path === 'index.html' ? undefined : files.get(path);
    if (file === undefined) return sendSentence(reply, 404, 'The console has no such file.');
    reply.header('cache-control', 'public, max-age=31536000, immutable').type(contentTypeOf(path));
    return sendWithEtag(request, reply, integrityOf(file), file);
  });
}

/** The files by path, read in advance, so that a request never names a file of this machine. */
function filesBelow(folder: string): Map<string, Buffer> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)]));
}
