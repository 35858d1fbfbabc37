import type { Calls, In, Method, Out, PathParams } from '../contract/define-calls.ts';

/** Options of a call beside its payload. */
export interface CallOptions {
  /** a failure opens the reminder modal, unless the response has an errorCode (specification §8) */
  showToastFail?: boolean;
  /**
   * 301 and 40152 clear the session, but this call does not redirect to sign-in (specification §2: some calls
   * skip the redirect). On a member screen the guard redirects anyway.
   */
  skipRedirect?: boolean;
  /**
   * For calls that only read: the member's last response is stored on the device and used when the device is
   * offline. The screen says when it was read (`useReadAt`). Use it for what a member reads, never as the
   * basis of a decision.
   */
  readableOffline?: boolean;
  /**
   * also show the stored response at once, until the new one arrives; not for data that initialises a form
   */
  keptFirst?: boolean;
}

/** What a row with `signCheck` asks of its endpoint: the request gets the `sign-check` header. */
export interface SignCheck {
  signCheck: true;
}

/** One call as the signed base query receives it. */
export interface WireRequest {
  method: Method;
  /** from the contract, with its placeholders: `/user/users/{id}/language` */
  path: string;
  payload: object;
  options: CallOptions & Partial<SignCheck>;
}

type KeyOf<C, M extends Method, P extends string> = `${M} ${P}` & keyof C;
type PathsOf<C, M extends Method> = { [K in keyof C]: K extends `${M} ${infer P}` ? P : never }[keyof C];
type OncePaths<C> = {
  [K in keyof C]: C[K] extends { once: true } ? (K extends `POST ${infer P}` ? P : never) : never;
}[keyof C];

type Payload<R, P extends string> = PathParams<P> &
  (R extends { query: infer Q } ? In<Q> : unknown) &
  (R extends { body: infer B } ? In<B> : unknown) &
  (R extends { once: true } ? { idempotencyKey: string } : unknown);
/**
 * In TypeScript's message about `useCardsQuery({})`. Nobody can make a value of it: write `useCardsQuery()`, or
 * `useCardsQuery(undefined, options)`.
 * @public declarations of endpoints name it
 */
export interface ThisCallTakesNoArgument {
  readonly __thisCallTakesNoArgument: never;
}
/** A call without parameters takes no argument. */
type ArgOf<R, P extends string> =
  unknown extends Payload<R, P> ? void | ThisCallTakesNoArgument : Payload<R, P>;
type ReplyOf<R> = R extends { reply: infer S } ? Out<S> : never;

/**
 * The arguments of `build.query` and `build.mutation`. Argument and response types come from the contract
 * row.
 */
export interface Endpoint<A, T> {
  query: (arg: A) => WireRequest;
  transformResponse: (data: T) => T;
}
type EndpointOf<C, M extends Method, P extends string> = Endpoint<
  ArgOf<C[KeyOf<C, M, P>], P>,
  ReplyOf<C[KeyOf<C, M, P>]>
>;

/** The browser has no rows, so an endpoint repeats `signCheck`; the compiler asks for it where the row has it. */
type OptionsOf<R> = R extends SignCheck ? [options: CallOptions & SignCheck] : [options?: CallOptions];

type Maker<C, M extends Method, Paths> = <P extends Paths & string>(
  path: P,
  ...options: OptionsOf<C[KeyOf<C, M, P>]>
) => EndpointOf<C, M, P>;

export interface Client<C> {
  get: Maker<C, 'GET', PathsOf<C, 'GET'>>;
  /** for rows without `once` */
  post: Maker<C, 'POST', Exclude<PathsOf<C, 'POST'>, OncePaths<C>>>;
  /** for rows with `once`: the server runs the call once per `idempotencyKey`, however often it is sent */
  postOnce: Maker<C, 'POST', OncePaths<C>>;
  put: Maker<C, 'PUT', PathsOf<C, 'PUT'>>;
  delete: Maker<C, 'DELETE', PathsOf<C, 'DELETE'>>;
}

/**
 * Typed endpoints from a contract. Only its types reach the browser: `const { get } = clientOf<typeof
 * cardCalls>(); build.query(get('/user/cards'))`.
 */
export function clientOf<C extends Calls>(): Client<C> {
  const make =
    (method: Method) =>
    (path: string, options: CallOptions = {}) => ({
      query: (arg: object | undefined) => ({ method, path, payload: arg ?? {}, options }),
      transformResponse: (data: unknown) => data,
    });
  const post = make('POST');
  return {
    get: make('GET'),
    post,
    postOnce: post,
    put: make('PUT'),
    delete: make('DELETE'),
  } as unknown as Client<C>;
}
