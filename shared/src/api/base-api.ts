import { createApi } from '@reduxjs/toolkit/query/react';
import { signedBaseQuery } from './signed-base-query.ts';

/** Cached data that calls of more than one domain change; a domain's own tags live with its endpoints. */
export const TAGS = ['Member', 'Card', 'Voucher'] as const;

/** The one api of the product. Every domain adds its endpoints with `injectEndpoints`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: signedBaseQuery,
  tagTypes: TAGS,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
