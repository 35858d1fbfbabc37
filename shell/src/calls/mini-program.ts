import { baseApi, clientOf } from '@resort/shared/api';
import type { miniProgramCalls } from '@resort/shared/calls/rows';

const { post } = clientOf<typeof miniProgramCalls>();

/** Failures are silent: a page without a hand-off stays usable (specification §8). */
export const miniProgramApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    miniProgramLink: build.mutation(post('/common/miniprogram/jsapi/url', { skipRedirect: true })),
  }),
});
