import * as z from 'zod/mini';
import type { Services } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { forgetLent, lentOnceByWeChat, type Lent } from './cache.ts';
import { fetchInSpan } from '../../../platform/traces/outgoing.ts';

const TIMEOUT_MS = 8_000;
/** Refreshed this long before it expires. */
const MARGIN_SECONDS = 300;
/** access_token is invalid, expired, or missing. */
const STALE_TOKEN: readonly number[] = [40_001, 40_014, 42_001];

interface Account {
  readonly appId: string;
  readonly secret: string;
  readonly apiBase: string;
}

/** WeChat refused; `errcode` as its documentation lists them. */
export class WeChatError extends Error {
  override readonly name = 'WeChatError';
  readonly errcode: number;
  constructor(errcode: number) {
    super(`WeChat answered ${errcode}`);
    this.errcode = errcode;
  }
}

async function request(url: URL, body?: unknown): Promise<Response> {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json' };
  const response = await fetchInSpan(url, { ...sent, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`WeChat answered with status ${response.status}`);
  return response;
}

const problem = z.object({ errcode: z.optional(z.int()) });

/** WeChat reports errors with status 200, too. */
function checked<T>(schema: z.ZodMiniType<T>, answer: unknown): T {
  const { errcode = 0 } = problem.parse(answer);
  if (errcode !== 0) throw new WeChatError(errcode);
  return schema.parse(answer);
}

const lent = (value: string, expiresIn: number): Lent => ({
  value,
  seconds: Math.max(expiresIn - MARGIN_SECONDS, 60),
});

const tokenKey = ({ appId }: Account) => `token ${appId}`;

/** `POST /cgi-bin/stable_token`: every caller gets the same token until it expires. */
function accessToken(db: Database, services: Services, account: Account): Promise<string> {
  return lentOnceByWeChat(db, services, tokenKey(account), async () => {
    const url = new URL('/cgi-bin/stable_token', account.apiBase);
    const { appId: appid, secret } = account;
    const response = await request(url, { grant_type: 'client_credential', appid, secret });
    const schema = z.object({ access_token: z.string(), expires_in: z.int() });
    const answer = checked(schema, await response.json());
    return lent(answer.access_token, answer.expires_in);
  });
}

/** Makes one call with the account's token, and once again with a new token if WeChat reports that it expired. */
async function withToken<T>(
  db: Database,
  services: Services,
  account: Account,
  call: (token: string) => Promise<T>,
): Promise<T> {
  try {
    return await call(await accessToken(db, services, account));
  } catch (error) {
    if (!(error instanceof WeChatError) || !STALE_TOKEN.includes(error.errcode)) throw error;
    await forgetLent(db, tokenKey(account));
    return call(await accessToken(db, services, account));
  }
}

function tokenUrl({ apiBase }: Account, path: string, token: string): URL {
  const url = new URL(path, apiBase);
  url.searchParams.set('access_token', token);
  return url;
}

/** `POST /wxa/generate_urllink`, with the members that WeChat's documentation names. */
export function generateUrlLink(
  db: Database,
  services: Services,
  account: Account,
  link: Readonly<Record<string, unknown>>,
): Promise<string> {
  return withToken(db, services, account, async (token) => {
    const response = await request(tokenUrl(account, '/wxa/generate_urllink', token), link);
    return checked(z.object({ url_link: z.string() }), await response.json()).url_link;
  });
}

/** `POST /wxa/getwxacodeunlimit`: a picture, or an error in JSON. */
export function generateCode(
  db: Database,
  services: Services,
  account: Account,
  code: Readonly<Record<string, unknown>>,
): Promise<{ bytes: Buffer; contentType: string }> {
  return withToken(db, services, account, async (token) => {
    const response = await request(tokenUrl(account, '/wxa/getwxacodeunlimit', token), code);
    const contentType = response.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await response.arrayBuffer());
    if (contentType.startsWith('image/')) return { bytes, contentType };
    const { errcode } = checked(problem, JSON.parse(bytes.toString()));
    throw new WeChatError(errcode ?? -1);
  });
}

/** `GET /cgi-bin/ticket/getticket`: signs pages for the JS-SDK. */
export function jsApiTicket(db: Database, services: Services, account: Account): Promise<string> {
  return lentOnceByWeChat(db, services, `ticket ${account.appId}`, () =>
    withToken(db, services, account, async (token) => {
      const url = tokenUrl(account, '/cgi-bin/ticket/getticket', token);
      url.searchParams.set('type', 'jsapi');
      const schema = z.object({ ticket: z.string(), expires_in: z.int() });
      const answer = checked(schema, await (await request(url)).json());
      return lent(answer.ticket, answer.expires_in);
    }),
  );
}
