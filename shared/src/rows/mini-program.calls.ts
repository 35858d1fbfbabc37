import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';

const envVersion = withDefault(z.enum(['release', 'trial', 'develop']), 'release');
const colour = z.int().check(z.minimum(0), z.maximum(255));
/** A published page, without a leading slash and without a query. */
const page = z.string().check(z.regex(/^[A-Za-z0-9_/-]{1,128}$/), z.regex(/^[^/]/));

export const miniProgramCalls = defineCalls({
  'POST /common/miniprogram/jsapi/url': {
    access: 'anyone',
    body: z.object({
      path: page,
      /** characters that WeChat accepts, see https://developers.weixin.qq.com (URL Link) */
      query: z.string().check(z.maxLength(1024), z.regex(/^[\w!#$&'()*+,/:;=?@.~%-]*$/)),
      /** 1: an interval */
      expireType: withDefault(z.literal(1), 1),
      /** days */
      expireInterval: withDefault(z.int().check(z.minimum(1), z.maximum(30)), 30),
      envVersion,
    }),
    reply: z.object({ urlLink: z.string(), expireAt: z.string() }),
    summary: 'A link that opens a place in the mini-program (WeChat URL Link)',
  },
  'POST /common/miniprogram/jsapi/qrcode': {
    access: 'anyone',
    body: z.object({
      scene: z.string().check(z.regex(/^[\w!#$&'()*+,/:;=?@.~-]{1,32}$/)),
      page,
      checkPath: withDefault(z.boolean(), true),
      envVersion,
      /** px */
      width: withDefault(z.int().check(z.minimum(280), z.maximum(1280)), 280),
      autoColor: withDefault(z.boolean(), false),
      lineColor: withDefault(z.object({ r: colour, g: colour, b: colour }), { r: 10, g: 10, b: 10 }),
      isHyaline: withDefault(z.boolean(), false),
    }),
    reply: z.object({ imageBase64: z.string(), contentType: z.string() }),
    summary: 'A picture of the mini-program code that opens a page with a scene',
  },
  'GET /wechat/jsapi/config': {
    access: 'anyone',
    /** the page's address without its hash; on iOS the address at which the page was first opened */
    query: z.object({ url: z.string().check(z.maxLength(2048)) }),
    reply: z.object({
      appId: z.string(),
      /** seconds since 1970 */
      timestamp: z.int(),
      nonceStr: z.string(),
      signature: z.string(),
      jsApiList: z.array(z.string()),
    }),
    summary: "What wx.config of WeChat's JS-SDK takes, signed for one of our pages",
  },
});
