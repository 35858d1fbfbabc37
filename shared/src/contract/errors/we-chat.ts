import { errorRows } from './error-row.ts';

/** WeChat and the mini-program: 19xxx. */
export const WE_CHAT_ERRORS = errorRows({
  WECHAT_OFF: { code: 19021, errorCode: null },
  LINK_FAILED: { code: 19022, errorCode: null },
});
