import type { CallKey, CallReply, Calls, Method, Row } from '@resort/shared/contract';
import type { CallLimits } from '../limits/call-limits.ts';
import type { Database } from '../database/index.ts';
import type { CallContext, ErasedContext } from '../context.ts';

export type Handler<K, R> = (context: CallContext<K, R>) => CallReply<R> | Promise<CallReply<R>>;

export type Handlers<C extends Calls> = { [K in keyof C]: Handler<K, C[K]> };

/**
 * What a call that runs once per key still does when its transaction has committed: speak to others outside. It is
 * given the stored answer, whether this request did the work or repeats it, and makes the answer for the wire.
 */
export type Afterwards<K, R> = (
  context: Omit<CallContext<K, R>, 'db'> & { readonly db: Database },
  stored: CallReply<R>,
) => Promise<CallReply<R>>;

/**
 * What a call that runs once per key does before its transaction begins, also where the answer is stored already: what
 * must count even if the work is given back, such as a try of a secret. A throw ends the call.
 */
export type Beforehand<K, R> = (
  context: Omit<CallContext<K, R>, 'db'> & { readonly db: Database },
) => Promise<void>;

/** A row with its handler, ready to be registered. */
export interface ServedCall {
  readonly key: CallKey;
  readonly method: Method;
  /** as the contract writes it: `/user/users/{id}/language` */
  readonly path: string;
  readonly row: Row;
  /** undefined: those of every call */
  readonly limits: CallLimits | undefined;
  handle(context: ErasedContext): unknown;
  readonly beforehand: ((context: ErasedContext) => Promise<void>) | undefined;
  /** undefined: the stored answer is the answer */
  readonly afterwards: ((context: ErasedContext, stored: unknown) => Promise<unknown>) | undefined;
}

/** `GET /user/info` → its method and path. */
export function splitKey(key: CallKey): { method: Method; path: string } {
  const space = key.indexOf(' ');
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) };
}

/**
 * Binds a table of calls to its handlers: `serve(calls)({ 'GET /user/info': ({ caller }) => … })`. A handler that is
 * missing, surplus or of another type does not compile. Curried, because literals would widen otherwise.
 * `limits` holds the calls that may not be made as often as every other, `afterwards` what follows a commit,
 * `beforehand` what goes before the transaction.
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
      // The row's schemas produce exactly what the handler's type asks for; the types end here.
      handle: handlers[key] as unknown as ServedCall['handle'],
      beforehand: beforehand[key] as unknown as ServedCall['beforehand'],
      afterwards: afterwards[key] as unknown as ServedCall['afterwards'],
    }));
}
