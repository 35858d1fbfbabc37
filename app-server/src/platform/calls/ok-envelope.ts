import type { Envelope } from '@resort/shared/contract';

/** The envelope of an answer that is no error. */
export const okEnvelope = (data: unknown): Envelope => ({
  code: 0,
  data: data ?? null,
  errorCode: null,
  message: 'OK',
});
