import { baseApi, clientOf } from '@resort/shared/api';
import type { receiptCalls } from '@resort/shared/calls/rows';

const { get } = clientOf<typeof receiptCalls>();

const receiptApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ receipt: build.query(get('/order/receipt')) }),
});

export const { useReceiptQuery } = receiptApi;
