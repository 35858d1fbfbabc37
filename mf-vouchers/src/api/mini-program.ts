import { baseApi, clientOf } from '@resort/shared/api';
import type { miniProgramCalls } from '@resort/shared/calls/rows';
import type { couponCalls } from '../../contract/index.ts';

const { post } = clientOf<typeof miniProgramCalls>();
const coupons = clientOf<typeof couponCalls>();

/** Defaults of every code request (specification §9). */
const CODE = {
  checkPath: true,
  envVersion: 'release',
  width: 280,
  autoColor: false,
  lineColor: { r: 10, g: 10, b: 10 },
  isHyaline: false,
} as const;
const code = post('/common/miniprogram/jsapi/qrcode', { showToastFail: true });

/** The mini-program's coupons, and the ways to them. The shell has endpoints of its own for handing a page over. */
export const miniProgramApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    miniProgramCoupons: build.query(coupons.get('/voucher/getAppletList')),
    couponLink: build.mutation(post('/common/miniprogram/jsapi/url', { showToastFail: true })),
    couponCode: build.mutation({
      ...code,
      query: (asked: Parameters<typeof code.query>[0]) => code.query({ ...CODE, ...asked }),
    }),
  }),
});

export const { useMiniProgramCouponsQuery, useCouponLinkMutation, useCouponCodeMutation } = miniProgramApi;
