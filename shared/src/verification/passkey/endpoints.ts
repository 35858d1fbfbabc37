import { baseApi, clientOf } from '../../api/index.ts';
import type { passkeyCalls } from '../../rows/passkey.calls.ts';

const calls = clientOf<typeof passkeyCalls>();
const toast = { showToastFail: true };

export const passkeyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    passkeyOptions: build.mutation(calls.post('/user/passkey/options', toast)),
    addPasskey: build.mutation({
      ...calls.put('/user/{id}/biometricKey', toast),
      invalidatesTags: ['Member'],
    }),
    removePasskey: build.mutation({
      ...calls.delete('/user/{id}/biometricKey', toast),
      invalidatesTags: ['Member'],
    }),
  }),
});
