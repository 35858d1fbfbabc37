import type { CallKey, CallReply, Calls, Method, Row } from '@resort/shared/contract';
import type { CallLimits } from '../limits/call-limits.ts';
import type { Database } from '../database/index.ts';
import type { CallContext, ErasedContext } from '../context.ts';

export type Handler<K, R> = (context: CallContext<K, R>) => CallReply<R> | Promise<CallReply<R>>;

export type Handlers<C extends Calls> = { [K in keyof C]: Handler<K, C[K]> };

/**
 * What a call that runs once per key does after its transaction has committed: communicate with other
 * systems. It gets the stored response, on the first request and on repetitions, and returns the response to
 * send.
 */
export type Afterwards<K, R> = (
  context: Omit<CallContext<K, R>, 'db'> & { readonly db: Database },
  stored: CallReply<R>,
) => Promise<CallReply<R>>;

/**
 * What a call that runs once per key does before its transaction begins, even if a response is stored
 * already: effects that must persist if the transaction rolls back, such as counting an attempt. A throw ends
 * the call.
 */
export type Beforehand<K, R> = (
  context: Omit<CallContext<K, R>, 'db'> & { readonly db: Database },
) => Promise<void>;

/** A row with its handler, ready to be registered. */
export interface ServedCall {
  readonly key: CallKey;
  readonly method: Method;
  /** as in the contract: `/user/users/{id}/language` */
  readonly path: string;
  readonly row: Row;
  /** undefined: the default limits */
  readonly limits: CallLimits | undefined;
  handle(context: ErasedContext): unknown;
  readonly beforehand: ((context: ErasedContext) => Promise<void>) | undefined;
  /** undefined: sends the stored response */
  readonly afterwards: ((context: ErasedContext, stored: unknown) => Promise<unknown>) | undefined;
}

/** `GET /user/info` → its method and path. */
export function splitKey(key: CallKey): { method: Method; path: string } {
  const space = key.indexOf(' ');
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) };
}

/**
 * Binds a table of calls to its handlers: `serve(calls)({ 'GET /user/info': ({ caller }) => … })`. A missing,
 * surplus or mistyped handler does not compile. Curried, because literal types would widen otherwise.
 * `limits` has the calls with other limits than the default, `afterwards` the steps after a commit,
 * `beforehand` the steps before the transaction.
 */
export function serve<C extends Calls>(
  calls: C,
): (
  handlers: Handlers<C>,
  limits?: { readonly [K in keyof C]?: CallLimits },
  afterwards?: { readonly [K in keyof C]?: Afterwards<K, C[K]> },
  beforehand?: { readonly [K in keyof C]?: Beforehand<K, C[K]> },
) => ServedCall[] {
  return (handlers, limits = {}, afterwards = {}, beforehand = {}) =>
    (Object.keys(calls) as (keyof C & CallKey)[]).map((key) => ({
      key,
      ...splitKey(key),
      row: calls[key] as Row,
      limits: limits[key],
      // The row's schemas produce exactly the handler's types, which end here.
      handle: handlers[key] as unknown as ServedCall['handle'],
      beforehand: beforehand[key] as unknown as ServedCall['beforehand'],
      afterwards: afterwards[key] as unknown as ServedCall['afterwards'],
    }));
}
