import { http, HttpResponse, type HttpHandler } from 'msw';
import {
  ERRORS,
  toLanguage,
  type CallReply,
  type Calls,
  type ErrorName,
  type Language,
} from '../contract/index.ts';
import { errorText } from './error-text.ts';

/** Address of the tests' app server. */
export const FAKE_BASE = 'http://app.test/gateway';

/** What a fake received: path parameters and payload (query or body) of one request. */
export interface Asked {
  params: Record<string, string>;
  payload: Record<string, unknown>;
}

type Given<R> = CallReply<R> | Refusal;
type Answer<R> = Given<R> | ((asked: Asked) => Given<R> | Promise<Given<R>>);
/** Fakes for some rows of a table. A response that the contract does not allow does not compile. */
export type Answers<C extends Calls> = { [K in keyof C]?: Answer<C[K]> };

/** A response with one of the product's error codes, in the request's language. */
export interface Refusal {
  refused: ErrorName;
  data?: unknown;
}

export function refuse(name: ErrorName, data: unknown = null): Refusal {
  return { refused: name, data };
}

/**
 * Maximum random delay of a request, and again of its response, as on a bad network (`ANSWER_GAP_MS=250`). It
 * exposes tests that pass only because responses arrive at once. Default: no delay.
 */
const ANSWER_GAP_MS = Number(process.env['ANSWER_GAP_MS'] ?? 0);
// the real timer, also for tests that install fake timers later
const later = globalThis.setTimeout;
const gap = () =>
  ANSWER_GAP_MS > 0 ? new Promise((resolve) => later(resolve, Math.random() * ANSWER_GAP_MS)) : undefined;

/**
 * Handlers that respond to the table's calls over real HTTP requests: `server.use(...fake(cardCalls, {…}))`.
 */
export function fake<C extends Calls>(_calls: C, answers: Answers<C>): HttpHandler[] {
  return Object.entries<unknown>(answers).map(([key, answer]) => {
    const [method = '', path = ''] = key.split(' ');
    return http.all(FAKE_BASE + path.replaceAll(/\{(\w+)\}/g, ':$1'), async ({ request, params }) => {
      if (request.method !== method) return undefined;
      await gap();
      const asked = { params: params as Record<string, string>, payload: await payloadOf(request) };
      const language = toLanguage(asked.payload['language']);
      const given = isFunction(answer) ? await answer(asked) : answer;
      await gap();
      return envelope(given, language);
    });
  });
}

async function payloadOf(request: Request): Promise<Record<string, unknown>> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  return (await request.json()) as Record<string, unknown>;
}

function envelope(answer: unknown, language: Language) {
  if (!isRefusal(answer)) return HttpResponse.json({ code: 0, data: answer, errorCode: null, message: 'OK' });
  const { code, errorCode } = ERRORS[answer.refused];
  const { data = null } = answer;
  const message = errorText(answer.refused, language);
  return HttpResponse.json({ code, data, errorCode, message });
}

function isFunction(answer: unknown): answer is (asked: Asked) => unknown {
  return typeof answer === 'function';
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
