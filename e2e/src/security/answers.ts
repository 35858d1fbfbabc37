import { connect } from 'node:net';
import type { ReleaseDocument } from '@resort/shared/remote';
import { compose } from '../../../app-server/test/platform/protocol/client.ts';
import { product } from '../page/running-product.ts';

/** A response's status and headers, as sent. */
export interface Head {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** A raw request: `fetch` would normalise the address, and hides content negotiation. */
export function ask(text: string): Promise<Head> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(product.origin);
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), 'localhost', () => socket.write(text));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => resolve(readHead(Buffer.concat(chunks).toString('latin1'))));
    socket.on('error', reject);
  });
}

function readHead(text: string): Head {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = fields.map((field): [string, string] => {
    const at = field.indexOf(':');
    return [field.slice(0, at).toLowerCase(), field.slice(at + 1).trim()];
  });
  return { status: Number(line.split(' ')[1]), headers: new Map(headers), body: body.join('\r\n\r\n') };
}

const request = (target: string, headers: Record<string, string> = {}, body = '') => {
  const fields = Object.entries({ host: 'localhost', connection: 'close', ...headers });
  const length = body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`];
  const lines = [`${target} HTTP/1.1`, ...fields.map(([name, value]) => `${name}: ${value}`), ...length];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
};

/** A request of the product's own client. */
function signed(call: Parameters<typeof compose>[1], payload = {}): string {
  const clock = { now: () => new Date() };
  const on = { clock, apiBase: '/gateway' } as Parameters<typeof compose>[0];
  const { method, url, headers, body = '' } = compose(on, call, { payload });
  return request(`${method} ${url}`, headers, body);
}

export interface Kind {
  what: string;
  status: number;
  text: string;
  /** for the page and other responses with a policy of their own: its required content */
  policy?: RegExp;
  /** files that other origins may load */
  isForAll?: boolean;
  /** the page may ask for the camera */
  hasCamera?: boolean;
}

const json = { 'content-type': 'application/json' };

/** Every kind of response of the product, with a request for it. */
export function kindsOfAnswer(release: ReleaseDocument, pack: string): Kind[] {
  const auth = release.units['mf-auth'];
  const entry = `${auth?.base}${auth?.entry}`;
  const css = `${auth?.base}${Object.keys(auth?.files ?? {}).find((file) => file.endsWith('.css'))}`;
  const page = { policy: /script-src 'self' 'sha256-[^;]+;.*require-trusted-types-for 'script'/ };
  const file = { isForAll: true };
  const number = release.number;
  return [
    { what: 'the page', status: 200, text: request('GET /en/sign-in'), ...page },
    {
      what: 'the page, brotli',
      status: 200,
      text: request('GET /en/', { 'accept-encoding': 'br' }),
      ...page,
    },
    {
      what: 'the page, gzip',
      status: 200,
      text: request('GET /kr/', { 'accept-encoding': 'gzip' }),
      ...page,
    },
    { what: 'the page’s head', status: 200, text: request('HEAD /en/'), ...page },
    { what: 'the page of no route', status: 404, text: request('GET /en/unknown'), ...page },
    { what: 'a redirect', status: 302, text: request('GET /sign-in?a=b') },
    { what: 'a signed call', status: 200, text: signed('GET /common/phone/areaCode') },
    { what: 'a call that is refused', status: 200, text: signed('GET /user/info') },
    { what: 'a call unsigned', status: 200, text: request('GET /gateway/user/info') },
    {
      what: 'a call with a broken body',
      status: 400,
      text: request('POST /gateway/user/login/otp', json, '{'),
    },
    {
      what: 'a call with another kind of body',
      status: 415,
      text: request('POST /gateway/user/login/otp', { 'content-type': 'text/html' }, '<b>'),
    },
    {
      what: 'a call too large',
      status: 413,
      text: request('POST /gateway/user/login/otp', json, ' '.repeat(300_000)),
    },
    { what: 'an unknown call', status: 404, text: request('GET /gateway/nowhere') },
    {
      what: 'an unknown call, echoing',
      status: 404,
      text: request('GET /gateway/<script>alert(1)</script>'),
    },
    {
      what: 'OPTIONS of a call',
      status: 404,
      text: request('OPTIONS /gateway/user/info', {
        origin: 'https://evil.example',
        'access-control-request-method': 'GET',
      }),
    },
    { what: 'OPTIONS of the page', status: 405, text: request('OPTIONS /en/') },
    { what: 'TRACE', status: 404, text: request('TRACE /gateway/user/info') },
    { what: 'a POST to the page', status: 405, text: request('POST /en/', json, '{}') },
    { what: 'a script', status: 200, text: request(`GET ${entry}`), ...file },
    {
      what: 'a script, brotli',
      status: 200,
      text: request(`GET ${entry}`, { 'accept-encoding': 'br' }),
      ...file,
    },
    {
      what: 'a script, gzip',
      status: 200,
      text: request(`GET ${entry}`, { 'accept-encoding': 'gzip' }),
      ...file,
    },
    {
      what: 'a script that is known',
      status: 304,
      text: request(`GET ${entry}`, { 'if-none-match': '*' }),
      ...file,
    },
    { what: 'a style', status: 200, text: request(`GET ${css}`), ...file },
    { what: 'a script’s source map', status: 404, text: request(`GET ${entry}.map`) },
    { what: 'a compressed form by name', status: 404, text: request(`GET ${entry}.br`) },
    { what: 'a pack', status: 200, text: request(`GET ${pack}`), ...file },
    {
      what: 'no such pack',
      status: 404,
      text: request(`GET ${auth?.base}pack.0123456789abcdef.js`),
    },
    {
      what: 'the seal of a version',
      status: 200,
      isForAll: true,
      text: request(`GET ${auth?.base}artifact.json`),
    },
    {
      what: 'a path that climbs',
      status: 404,
      text: request('GET /artifacts/../../release-keys/signing.pem'),
    },
    {
      what: 'a path that climbs, encoded',
      status: 404,
      text: request('GET /artifacts/..%2f..%2frelease-keys%2fsigning.pem'),
    },
    {
      what: 'a release',
      status: 200,
      text: request(`GET /releases/production/${number}-public.json`),
      ...file,
    },
    { what: 'no release', status: 404, text: request('GET /releases/production/999999.json') },
    { what: 'the pointer', status: 200, text: request('GET /channels/production.json'), ...file },
    { what: 'the worker', status: 200, text: request('GET /worker.js'), policy: /connect-src 'self'/ },
    {
      what: 'a picture',
      status: 200,
      text: request('GET /gateway/art/gift.sjm.svg'),
      policy: /default-src 'none'/,
      isForAll: true,
    },
    { what: 'no picture', status: 404, text: request('GET /gateway/art/x.sjm.svg') },
    { what: 'a file that is not there', status: 404, text: request('GET /favicon.ico') },
    { what: 'the health', status: 200, text: request('GET /healthz') },
    { what: 'a report of nothing', status: 400, text: request('POST /v1/reports', json, '{}') },
    {
      what: 'a report from elsewhere',
      status: 403,
      text: request('POST /v1/reports', { ...json, 'sec-fetch-site': 'cross-site' }, '{}'),
    },
    { what: 'a grant that is over', status: 410, text: request('GET /grants/nothing') },
    { what: 'a cohort that is none', status: 410, text: request('GET /cohorts/nothing') },
    {
      what: 'the registry’s API, which is not here',
      status: 405,
      text: request('POST /v1/publish', json, '{}'),
    },
    { what: 'a partner’s call unsigned', status: 401, text: request('POST /partner/code', json, '{}') },
    {
      what: 'a partner’s call with a broken body',
      status: 400,
      text: request('POST /partner/code', json, '{'),
    },
    { what: 'an unknown call of a partner', status: 405, text: request('POST /partner/nothing', json, '{}') },
    { what: 'a partner’s call by GET', status: 302, text: request('GET /partner/code') },
    {
      what: 'the counter',
      status: 200,
      text: request('GET /_dev/counter'),
      policy: /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-.*frame-ancestors 'none'/,
      hasCamera: true,
    },
    { what: 'the counter’s key', status: 200, text: request('GET /_dev/counter/key') },
    { what: 'the outbox', status: 200, text: request('GET /_dev/outbox?to=x') },
    { what: 'the cashier of nobody', status: 404, text: request('GET /_pay?payNo=x') },
    { what: 'an address that cannot be decoded', status: 400, text: request('GET /en/%zz') },
    { what: 'an address that cannot be decoded, of a call', status: 400, text: request('GET /gateway/%zz') },
    { what: 'what is no HTTP', status: 400, text: 'nonsense\r\n\r\n' },
    {
      what: 'headers without end',
      status: 431,
      text: request('GET /en/', { 'x-long': 'x'.repeat(100_000) }),
    },
  ];
}
