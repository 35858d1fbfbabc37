import { baseApi, clientOf } from '@resort/shared/api';
import type { helpCalls } from '../../contract/index.ts';

const { get } = clientOf<typeof helpCalls>();

const helpApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    about: build.query(get('/profile/aboutme/getOneByType', { readableOffline: true, keptFirst: true })),
    servicePhones: build.query(get('/membership/servPhone', { readableOffline: true, keptFirst: true })),
  }),
});

export const { useAboutQuery, useServicePhonesQuery } = helpApi;
