import { http, HttpResponse, type HttpHandler } from 'msw';
import {
  ERRORS,
  toLanguage,
  type CallReply,
  type Calls,
  type ErrorName,
  type Language,
} from '../contract/index.ts';

/** Where the tests' app server is. */
export const FAKE_BASE = 'http://app.test/gateway';

/** What a fake was asked: path parameters and payload (query or body) of one request. */
export interface Asked {
  params: Record<string, string>;
  payload: Record<string, unknown>;
}

type Given<R> = CallReply<R> | Refusal;
type Answer<R> = Given<R> | ((asked: Asked) => Given<R> | Promise<Given<R>>);
/** A fake for some of a table's rows; an answer that the server could never give does not compile. */
export type Answers<C extends Calls> = { [K in keyof C]?: Answer<C[K]> };

/** An answer with one of the product's error codes, in the language that was asked in; `data` fills its `{name}`s. */
export interface Refusal {
  refused: ErrorName;
  data?: unknown;
}

export function refuse(name: ErrorName, data: unknown = null): Refusal {
  return { refused: name, data };
}

/** Handlers that answer the table's calls over real HTTP requests: `server.use(...fake(cardCalls, {…}))`. */
export function fake<C extends Calls>(_calls: C, answers: Answers<C>): HttpHandler[] {
  return Object.entries<unknown>(answers).map(([key, answer]) => {
    const [method = '', path = ''] = key.split(' ');
    return http.all(FAKE_BASE + path.replaceAll(/\{(\w+)\}/g, ':$1'), async ({ request, params }) => {
      if (request.method !== method) return undefined;
      const asked = { params: params as Record<string, string>, payload: await payloadOf(request) };
      const language = toLanguage(asked.payload['language']);
      return envelope(isFunction(answer) ? await answer(asked) : answer, language);
    });
  });
}

async function payloadOf(request: Request): Promise<Record<string, unknown>> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  return (await request.json()) as Record<string, unknown>;
}

function envelope(answer: unknown, language: Language) {
  if (!isRefusal(answer)) return HttpResponse.json({ code: 0, data: answer, errorCode: null, message: 'OK' });
  const { code, errorCode, text } = ERRORS[answer.refused];
  const { data = null } = answer;
  const values = (data ?? {}) as Record<string, string | number>;
  const message = text[language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  return HttpResponse.json({ code, data, errorCode, message });
}

function isFunction(answer: unknown): answer is (asked: Asked) => unknown {
  return typeof answer === 'function';
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
