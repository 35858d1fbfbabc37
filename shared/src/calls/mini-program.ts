import { baseApi, clientOf } from '../api/index.ts';
import type { miniProgramCalls } from './mini-program.calls.ts';

const { get, post } = clientOf<typeof miniProgramCalls>();

/** What every request for a code says, also where its screen names nothing of it (specification §9). */
const CODE = {
  checkPath: true,
  envVersion: 'release',
  width: 280,
  autoColor: false,
  lineColor: { r: 10, g: 10, b: 10 },
  isHyaline: false,
} as const;
const code = post('/common/miniprogram/jsapi/qrcode', { skipRedirect: true });

/** Silent in every way: a page that is not handed over is used as it is (specification §8). */
export const miniProgramApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    miniProgramLink: build.mutation(post('/common/miniprogram/jsapi/url', { skipRedirect: true })),
    miniProgramCode: build.mutation({
      ...code,
      query: (asked: Parameters<typeof code.query>[0]) => code.query({ ...CODE, ...asked }),
    }),
    weChatPage: build.query(get('/wechat/jsapi/config', { skipRedirect: true })),
  }),
});
