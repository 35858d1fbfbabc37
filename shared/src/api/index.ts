export { isApiError, namesNothing, reasonOf, type ApiError } from './api-error.ts';
export { baseApi } from './base-api.ts';
export { clientOf, type CallOptions, type Endpoint } from './client-of.ts';
export { keepAnswersOnlyOf } from './kept-answers.ts';
export { readBeforeSlice, useReadAt } from './read-before.ts';
export { requestKey } from './request-key.ts';
export { serverNow } from './server-clock.ts';
export { apiSettings, configureApi, type ApiSettings } from './settings.ts';
