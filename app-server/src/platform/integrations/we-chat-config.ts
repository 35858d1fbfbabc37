import { together } from './together.ts';
import { SYSTEMS } from './variables.ts';

interface WeChatAccount {
  readonly appId: string;
  readonly secret: string;
}

export interface WeChatConfig {
  /** creates links and codes that open the mini-program */
  readonly miniProgram: WeChatAccount | undefined;
  /** signs pages for the JS-SDK */
  readonly officialAccount: WeChatAccount | undefined;
  /** `https://api.weixin.qq.com` */
  readonly apiBase: string;
}

function account(
  value: (name: string) => string | undefined,
  id: string,
  secret: string,
): WeChatAccount | undefined {
  const given = together(value, [id, secret]);
  return given === undefined ? undefined : { appId: given[id] ?? '', secret: given[secret] ?? '' };
}

export function readWeChat(value: (name: string) => string | undefined): WeChatConfig | undefined {
  const miniProgram = account(value, 'WECHAT_MINI_APP_ID', 'WECHAT_MINI_APP_SECRET');
  const officialAccount = account(value, 'WECHAT_OFFICIAL_APP_ID', 'WECHAT_OFFICIAL_APP_SECRET');
  if (miniProgram === undefined && officialAccount === undefined) return undefined;
  const apiBase = value('WECHAT_API_BASE') ?? SYSTEMS.WECHAT_API_BASE.default;
  return { miniProgram, officialAccount, apiBase };
}
