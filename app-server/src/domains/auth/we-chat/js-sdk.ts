import { randomBytes } from 'node:crypto';
import type { sharedCalls } from '@resort/shared/calls/rows';
import { jsApiTicket } from './api.ts';
import { jsSdkSignature } from './js-sdk-signature.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { describeError } from '../../../platform/logging/logging.ts';
import { badRequest } from '../../../platform/protocol/shape.ts';

const API_LIST = ['updateAppMessageShareData', 'updateTimelineShareData', 'scanQRCode', 'getLocation'];

/** Signs one of our own pages only. Throws WECHAT_OFF, LINK_FAILED, BAD_REQUEST. */
export async function jsSdkConfig(context: ContextOf<typeof sharedCalls, 'GET /wechat/jsapi/config'>) {
  const { query, db, clock, integrations, log } = context;
  const { weChat, appOrigin } = integrations;
  if (weChat?.officialAccount === undefined) throw new DomainError('WECHAT_OFF');
  const url = query.url.split('#', 1)[0] ?? '';
  if (!URL.canParse(url) || new URL(url).origin !== appOrigin)
    throw badRequest([{ path: ['url'], code: 'not_ours' }]);
  const { appId } = weChat.officialAccount;
  try {
    const account = { ...weChat.officialAccount, apiBase: weChat.apiBase };
    const ticket = await jsApiTicket(db, context, account);
    const nonceStr = randomBytes(8).toString('hex');
    const timestamp = Math.floor(clock.now().getTime() / 1000);
    const signature = jsSdkSignature({ ticket, nonceStr, timestamp, url });
    return { appId, timestamp, nonceStr, signature, jsApiList: API_LIST };
  } catch (error) {
    log.warn({ err: describeError(error) }, 'a page was not signed for WeChat');
    throw new DomainError('LINK_FAILED');
  }
}
