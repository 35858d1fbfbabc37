import { signCheck } from '@resort/shared/signing';
import { splitKey } from '../../../src/platform/calls/serve.ts';
import type { CallKey } from '@resort/shared/contract';
import type { Identity, Wire } from './client.ts';

/** Adds the header that the client derives from the payload's price lock; for `change` of a call. */
export const withSignCheck =
  (call: CallKey, { key }: Identity) =>
  ({ headers, body = '' }: Wire): void => {
    const { signTimerStr } = JSON.parse(body) as { signTimerStr: string };
    const { timestamp = '', random = '' } = headers;
    const request = { signTimerStr, ...splitKey(call), body };
    headers['sign-check'] = signCheck(key, request, { timestamp, random });
  };
