import { baseApi, clientOf } from '@resort/shared/api';
import type { helpCalls } from '../../contract/index.ts';

const { get, post } = clientOf<typeof helpCalls>();

const helpApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    about: build.query(get('/profile/aboutme/getOneByType', { readableOffline: true, keptFirst: true })),
    servicePhones: build.query(get('/membership/servPhone', { readableOffline: true, keptFirst: true })),
    /** a mutation, so that no ticket is ever taken from a cache */
    openChat: build.mutation(post('/live/chat/loginLiveChat', { showToastFail: true })),
  }),
});

export const { useAboutQuery, useServicePhonesQuery, useOpenChatMutation } = helpApi;
