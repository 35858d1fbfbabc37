import { WIDE_FROM_PX } from '../../ui/base/breakpoint.ts';

/** The client type in `GET /captchaAli/config` (specification §5). */
export type CaptchaClientType = 'h5' | 'web';

export interface Device {
  userAgent: string;
  /** maximum simultaneous touches; 0 without a touch screen */
  maxTouchPoints: number;
  /** viewport width in CSS pixels */
  width: number;
}

const MOBILE = /Android|iPhone|iPad|iPod|Mobile|MicroMessenger/i;

/** `h5` on a mobile or touch device of 768 px or less, `web` otherwise. */
export function captchaClientType({ userAgent, maxTouchPoints, width }: Device): CaptchaClientType {
  const isHandheld = MOBILE.test(userAgent) || maxTouchPoints > 0;
  return isHandheld && width <= WIDE_FROM_PX ? 'h5' : 'web';
}
