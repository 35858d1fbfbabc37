import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { SessionState } from '../session/slice.ts';
import type { ApiError } from './api-error.ts';
import type { WireRequest } from './client-of.ts';
import { lastAnswer, tellReadBefore } from './readable-offline.ts';
import { signedBaseQuery } from './signed-base-query.ts';

/**
 * Cached data that calls of more than one domain change. Tags of a single domain are defined with its
 * endpoints.
 */
export const TAGS = ['Member', 'Card', 'Cart', 'Voucher', 'Balance'] as const;

interface State {
  session: SessionState;
  api: { queries: Record<string, { status: string; data?: unknown; originalArgs?: unknown } | undefined> };
}

const baseQuery: BaseQueryFn<WireRequest, unknown, ApiError> = (request, api, extra) => {
  if (request.options.keptFirst) void showKept(request, api);
  return signedBaseQuery(request, api, extra);
};

/** Shows the stored response of an earlier visit until a query has its first response in this page. */
async function showKept(request: WireRequest, { queryCacheKey = '', endpoint, ...api }: BaseQueryApi) {
  const state = () => api.getState() as State;
  const waiting = () => {
    const entry = state().api.queries[queryCacheKey];
    return entry?.status === 'pending' && entry.data === undefined ? entry : null;
  };
  const member = state().session.credentials;
  if (!member || !waiting()) return;
  const kept = await lastAnswer(member, request);
  const entry = waiting();
  if (!kept || !entry) return; // the network was faster, or the session has ended
  const { dispatch } = api;
  tellReadBefore(request, kept, dispatch);
  const patches = [{ op: 'replace' as const, path: [], value: kept.data }];
  dispatch(baseApi.util.patchQueryData(endpoint as never, entry.originalArgs as never, patches, false));
}

/** Screens that are left and opened again within ten minutes show at once what they showed, in seconds. */
const KEEP = 600;
/** What is older than this when a screen opens is shown and requested again, in seconds. */
const FRESH = 60;
/** Prices that are locked for ten minutes: an older one must not be shown as if it could still be paid. */
export const KEEP_PRICE = 60;

/** The only RTK Query API of the product. Every domain adds its endpoints with `injectEndpoints`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  keepUnusedDataFor: KEEP,
  refetchOnMountOrArgChange: FRESH,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
