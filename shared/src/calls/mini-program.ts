import { baseApi, clientOf } from '../api/index.ts';
import type { miniProgramCalls } from './mini-program.calls.ts';

const { get, post } = clientOf<typeof miniProgramCalls>();

/** Silent in every way: a page that is not handed over is used as it is (specification §8). */
export const miniProgramApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    miniProgramLink: build.mutation(post('/common/miniprogram/jsapi/url', { skipRedirect: true })),
    miniProgramCode: build.mutation(post('/common/miniprogram/jsapi/qrcode', { skipRedirect: true })),
    weChatPage: build.query(get('/wechat/jsapi/config', { skipRedirect: true })),
  }),
});
