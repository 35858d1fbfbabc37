import { baseApi, clientOf } from '@resort/shared/api';
import type { miniProgramCalls } from '@resort/shared/calls/rows';

const { post } = clientOf<typeof miniProgramCalls>();

/** Defaults of every code request (specification §9). */
const CODE = {
  checkPath: true,
  envVersion: 'release',
  width: 280,
  autoColor: false,
  lineColor: { r: 10, g: 10, b: 10 },
  isHyaline: false,
} as const;
const code = post('/common/miniprogram/jsapi/qrcode', { skipRedirect: true });

/** Failures are silent: a page without a hand-off stays usable (specification §8). */
export const miniProgramApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    miniProgramLink: build.mutation(post('/common/miniprogram/jsapi/url', { skipRedirect: true })),
    miniProgramCode: build.mutation({
      ...code,
      query: (asked: Parameters<typeof code.query>[0]) => code.query({ ...CODE, ...asked }),
    }),
  }),
});
