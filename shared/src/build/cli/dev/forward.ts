import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** A page of the product. */
export interface Page {
  html: string;
  status: number;
}

/** Of one connection, or wrong once fetch has decompressed the body. */
const OF_THE_CONNECTION = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
];
/** They list the release's files and forbid plain http. */
const OF_THE_PAGE = ['content-security-policy', 'integrity-policy', 'etag', 'strict-transport-security'];

/**
 * Passes a request on to a product, and its response back. Pages go through `change`, which gets their path. Rejects if the
 * product cannot be reached.
 */
export async function forward(
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
  change: (page: Page, path: string) => Promise<Page>,
): Promise<void> {
  // a worker would answer from its cache, with pages of the release
  if (request.headers['service-worker'] === 'script') return void response.writeHead(404).end();
  const target = new URL(request.url ?? '/', origin);
  if (target.origin !== origin) return void response.writeHead(400).end();
  const hasBody = !['GET', 'HEAD'].includes(request.method ?? 'GET');
  const answer = await fetch(target, {
    method: request.method ?? 'GET',
    headers: headersFor(origin, request),
    redirect: 'manual',
    ...(hasBody && { body: Readable.toWeb(request) as globalThis.ReadableStream, duplex: 'half' }),
  });
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  copyHeaders(origin, answer, response, isPage);
  if (isPage) {
    const page = await change({ html: await answer.text(), status: answer.status }, target.pathname);
    response.writeHead(page.status, { 'cache-control': 'no-store' }).end(page.html);
    return;
  }
  response.writeHead(answer.status);
  if (answer.body === null) response.end();
  else await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
}

function headersFor(origin: string, { headers }: IncomingMessage): Headers {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !OF_THE_CONNECTION.includes(name) && name !== 'host')
      sent.set(name, String(value));
  if (sent.has('origin')) sent.set('origin', origin);
  sent.delete('referer');
  // a page that has not changed would come without its text
  if (headers.accept?.includes('text/html')) sent.delete('if-none-match');
  return sent;
}

function copyHeaders(origin: string, answer: Response, response: ServerResponse, isPage: boolean): void {
  const left = [...OF_THE_CONNECTION, ...(isPage ? OF_THE_PAGE : ['strict-transport-security'])];
  for (const [name, value] of answer.headers)
    if (!left.includes(name) && name !== 'set-cookie')
      response.setHeader(name, name === 'location' ? value.replace(origin, '') : value);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, ''));
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
}
