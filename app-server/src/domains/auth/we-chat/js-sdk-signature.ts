import { createHash } from 'node:crypto';

interface Signed {
  readonly ticket: string;
  readonly nonceStr: string;
  /** seconds since 1970 */
  readonly timestamp: number;
  /** without its hash */
  readonly url: string;
}

/** What `wx.config` takes, as https://developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/JS-SDK.html (appendix 1) says. */
export function jsSdkSignature({ ticket, nonceStr, timestamp, url }: Signed): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
  return createHash('sha1').update(text).digest('hex');
}
