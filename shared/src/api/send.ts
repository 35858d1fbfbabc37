import { isSuccess, type Envelope } from '../contract/envelope.ts';
import type { ApiError } from './api-error.ts';
import type { BuiltRequest } from './request/request-parts.ts';
import type { ApiSettings } from './settings.ts';
import { timeLimit } from './time-limit.ts';

export type Sent = { data: unknown; error?: undefined } | { error: ApiError; data?: undefined };

/** Sends one request. Resolves to data or an `ApiError`; never throws. */
export async function send(
  { url, init }: BuiltRequest,
  signal: AbortSignal,
  settings: ApiSettings,
): Promise<Sent> {
  const limit = timeLimit(signal, settings.timeoutMs);
  try {
    const response = await settings.fetch(url, { ...init, signal: limit.signal });
    return await readAnswer(response);
  } catch {
    if (signal.aborted) return { error: failure('aborted') };
    return { error: failure(limit.isOver() ? 'timeout' : 'network') };
  } finally {
    limit.release();
  }
}

async function readAnswer(response: Response): Promise<Sent> {
  const text = await response.text();
  const envelope = parseEnvelope(text);
  if (response.status >= 400) {
    return { error: { ...failure('status'), ...saidBy(envelope), status: response.status } };
  }
  if (envelope === null) return { error: { ...failure('malformed'), status: response.status } };
  if (isSuccess(envelope.code)) return { data: envelope.data };
  return { error: { ...failure('business'), ...saidBy(envelope), status: response.status } };
}

function saidBy(envelope: Envelope | null): Partial<ApiError> {
  if (envelope === null) return {};
  const { errorCode, message, data } = envelope;
  const code = Number(envelope.code);
  return {
    code: Number.isNaN(code) ? null : code,
    errorCode: errorCode || null,
    message: message || null,
    data,
  };
}

function parseEnvelope(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'code' in value ? (value as Envelope) : null;
  } catch {
    return null;
  }
}

function failure(kind: ApiError['kind']): ApiError {
  return { kind, code: null, errorCode: null, message: null, data: null, status: null };
}
