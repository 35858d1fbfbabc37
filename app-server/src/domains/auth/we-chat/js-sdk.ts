import { randomBytes } from 'node:crypto';
import type { sharedCalls } from '@resort/shared/calls/rows';
import { jsApiTicket } from './api.ts';
import { jsSdkSignature } from './js-sdk-signature.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { describeError } from '../../../platform/logging/logging.ts';
import { badRequest } from '../../../platform/protocol/shape.ts';

const API_LIST = ['updateAppMessageShareData', 'updateTimelineShareData', 'scanQRCode', 'getLocation'];

type Context = ContextOf<typeof sharedCalls, 'GET /wechat/jsapi/config'>;

/** The account's ticket, lent by WeChat until it expires; in development without an account one of this machine's own. */
async function ticketOf(context: Context): Promise<{ appId: string; ticket: string }> {
  const { db, environment, integrations, secrets } = context;
  const { weChat } = integrations;
  if (weChat?.officialAccount !== undefined) {
    const account = { ...weChat.officialAccount, apiBase: weChat.apiBase };
    return { appId: account.appId, ticket: await jsApiTicket(db, context, account) };
  }
  if (environment !== 'development') throw new DomainError('WECHAT_OFF');
  return { appId: 'development', ticket: secrets.mac('we-chat', 'ticket').toString('base64url') };
}

/** A page of the app; in development of any port of this machine, because tests choose a free one. */
function isOurs({ environment, integrations }: Context, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, hostname } = new URL(address);
  return origin === integrations.appOrigin || (environment === 'development' && hostname === 'localhost');
}

/** Signs one of our own pages only. Throws WECHAT_OFF, LINK_FAILED, BAD_REQUEST. */
export async function jsSdkConfig(context: Context) {
  const { query, clock, log } = context;
  const url = query.url.split('#', 1)[0] ?? '';
  if (!isOurs(context, url)) throw badRequest([{ path: ['url'], code: 'not_ours' }]);
  try {
    const { appId, ticket } = await ticketOf(context);
    const nonceStr = randomBytes(8).toString('hex');
    const timestamp = Math.floor(clock.now().getTime() / 1000);
    const signature = jsSdkSignature({ ticket, nonceStr, timestamp, url });
    return { appId, timestamp, nonceStr, signature, jsApiList: API_LIST };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    log.warn({ err: describeError(error) }, 'a page was not signed for WeChat');
    throw new DomainError('LINK_FAILED');
  }
}
