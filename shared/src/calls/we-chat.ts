import { baseApi, clientOf } from '../api/index.ts';
import type { miniProgramCalls } from '../rows/mini-program.calls.ts';

const { get } = clientOf<typeof miniProgramCalls>();

/** Failures are silent: a page without a card is shared as WeChat shares any page. */
export const weChatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    weChatPage: build.query(get('/wechat/jsapi/config', { skipRedirect: true })),
  }),
});
