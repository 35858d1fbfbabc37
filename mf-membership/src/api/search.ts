import { baseApi, clientOf } from '@resort/shared/api';
import type { searchCalls } from '../../contract/index.ts';

const { get } = clientOf<typeof searchCalls>();

const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ search: build.query(get('/search')) }),
});

export const { useSearchQuery } = searchApi;
