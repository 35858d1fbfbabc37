import { baseApi, clientOf } from '../api/index.ts';
import type { captchaCalls } from '../rows/captcha.calls.ts';

const { get, post } = clientOf<typeof captchaCalls>();

/** The calls behind `useCaptcha`, which screens use. The hook handles failures. */
export const captchaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    captchaConfig: build.query(get('/captchaAli/config')),
    verifyCaptcha: build.mutation(post('/captchaAli/verify')),
  }),
});
