import { baseApi, clientOf } from '../api/index.ts';
import type { sessionCalls } from '../rows/session.calls.ts';

const { get, put } = clientOf<typeof sessionCalls>();

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    userInfo: build.query({ ...get('/user/info', { skipRedirect: true }), providesTags: ['Member'] }),
    logout: build.mutation(get('/user/logout', { skipRedirect: true })),
    saveLanguage: build.mutation(put('/user/users/{id}/language', { skipRedirect: true })),
  }),
});
