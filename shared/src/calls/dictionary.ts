import { baseApi, clientOf } from '../api/index.ts';
import type { dictionaryCalls } from '../rows/dictionary.calls.ts';

const { get, post } = clientOf<typeof dictionaryCalls>();

const dictionaryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    titles: build.query(get('/user/getMemberTitleList')),
    countries: build.query(get('/sjm/dict-code/country')),
    cities: build.query(get('/user/cities')),
    checkName: build.mutation(post('/member/checkName', { showToastFail: true })),
  }),
});

export const { useTitlesQuery, useCountriesQuery, useCitiesQuery, useCheckNameMutation } = dictionaryApi;
