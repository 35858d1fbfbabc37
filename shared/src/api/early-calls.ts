/**
 * A call that is sent before the code that needs its response is loaded (`callEarly`). Its address includes the language
 * and the user.
 */
export interface EarlyAnswer {
  url: string;
  method: string;
  /** '' in a GET */
  body: string;
  token: string;
  /** milliseconds since 1970 */
  sentAt: number;
  answer: Promise<Response>;
  stop: AbortController;
}

/** Older responses are not used. RTK Query keeps unused cache entries for the same time. */
const LIFE_MS = 60_000;

/** Global, because the inline script and the shell are two bundles. */
export const page = globalThis as { earlyCalls?: EarlyAnswer[] };

/**
 * `fetch` for the base query. A matching early response is used once, whatever it is. A call with a different
 * address, payload, language or token is sent normally, and so is one whose early request failed. The caller's
 * signal aborts both.
 */
export const fetchOrTake: typeof fetch = (input, init = {}) => {
  const early = take(input, init);
  if (!early) return fetch(input, init);
  const { signal } = init;
  const stop = () => early.stop.abort();
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  return early.answer.catch(() => fetch(input, init));
};

function take(input: unknown, { method, body, headers }: RequestInit): EarlyAnswer | undefined {
  const all = page.earlyCalls ?? [];
  const asked = new Headers(headers).get('Authorization-App');
  const index = all.findIndex(
    (early) =>
      early.url === input &&
      early.method === method &&
      early.body === (body ?? '') &&
      early.token === asked &&
      Date.now() - early.sentAt < LIFE_MS,
  );
  return index < 0 ? undefined : all.splice(index, 1)[0];
}

/** Drops unused early responses once the first screen is left. */
export function forgetEarly(): void {
  page.earlyCalls?.forEach(({ stop }) => stop.abort());
  delete page.earlyCalls;
}
