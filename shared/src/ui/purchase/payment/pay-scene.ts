import type { PayScene } from '../../../calls/payment.ts';
import { isWeChatPhone, saysMiniProgram } from '../../../wechat/index.ts';
import { WIDE_FROM_PX } from '../../base/breakpoint.ts';

/** Where the member pays: the specification's `paySence`. */
export function payScene(): PayScene {
  if (saysMiniProgram(window)) return 'MINI_PROGRAM';
  if (isWeChatPhone(navigator.userAgent)) return 'WECHAT';
  return navigator.maxTouchPoints === 0 && innerWidth > WIDE_FROM_PX ? 'PC' : 'H5';
}
