import { ERRORS, type Envelope, type ErrorName, type Language } from '@resort/shared/contract';
import { errorMessage, type ErrorValues } from '../locales/errors/error-message.ts';

/** A business error: thrown by a handler or below, sent with HTTP 200. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly error: ErrorName;
  readonly values: ErrorValues;
  readonly data: unknown;

  /** `data` becomes the envelope's. */
  constructor(error: ErrorName, values: ErrorValues = {}, data: unknown = null) {
    super(error);
    this.error = error;
    this.values = values;
    this.data = data;
  }
}

/** The envelope of an error, with its text in `language`. */
export function errorEnvelope(
  error: ErrorName,
  language: Language,
  values: ErrorValues = {},
  data: unknown = null,
): Envelope {
  const { code, errorCode } = ERRORS[error];
  return { code, data, errorCode, message: errorMessage(error, language, values) };
}
