import type { CallInput, CallKey, CallReply, Calls, Method, Row } from '@resort/shared/contract';
import type { CallLimits } from '../limits/call-limits.ts';
import type { Database } from '../database/index.ts';
import type { CallContext, ErasedContext, MemberCaller, SharedContext } from '../context.ts';

export type Handler<K, R> = (context: CallContext<K, R>) => CallReply<R> | Promise<CallReply<R>>;

/** A handler that answers everybody the same, so that answers are kept. One that uses anything of the caller's does not compile here. */
export interface SharedHandler<K, R> {
  readonly isTimed: boolean;
  readonly handle: (context: SharedContext & CallInput<K, R>) => CallReply<R> | Promise<CallReply<R>>;
  /** Adds what is a member's own to a copy of what everybody gets. It reads from the primary, each time. */
  readonly own:
    | ((
        context: CallContext<K, R> & { readonly caller: MemberCaller },
        reply: CallReply<R>,
      ) => Promise<CallReply<R>>)
    | undefined;
}

export type Handlers<C extends Calls> = { [K in keyof C]: Handler<K, C[K]> | SharedHandler<K, C[K]> };

/** Answers that change only with the catalogue. */
export const shared = <H>(handle: H) => ({ handle, isTimed: false, own: undefined });

/** Answers that also change with the time, or with rows whose changes send no notice: at most a second old. */
export const sharedForASecond = <H, O = undefined>(handle: H, own?: O) => ({
  handle,
  isTimed: true,
  own: own as O,
});

/** What a call with a shared handler has beside it, without the row's types. */
export interface Shared {
  readonly isTimed: boolean;
  readonly own: ((context: ErasedContext, reply: unknown) => Promise<unknown>) | undefined;
}

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
  /** undefined: each answer is made for its caller */
  readonly shared: Shared | undefined;
  readonly beforehand: ((context: ErasedContext) => Promise<void>) | undefined;
  /** undefined: sends the stored response */
  readonly afterwards: ((context: ErasedContext, stored: unknown) => Promise<unknown>) | undefined;
}

/** `GET /user/info` → its method and path. */
export function splitKey(key: CallKey): { method: Method; path: string } {
  const space = key.indexOf(' ');
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) };
}

/** The row's schemas produce exactly the handler's types, which end here. */
function handling(given: unknown): Pick<ServedCall, 'handle' | 'shared'> {
  if (typeof given === 'function') return { handle: given as ServedCall['handle'], shared: undefined };
  const { handle, isTimed, own } = given as Shared & Pick<ServedCall, 'handle'>;
  return { handle, shared: { isTimed, own } };
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
      ...handling(handlers[key]),
      beforehand: beforehand[key] as unknown as ServedCall['beforehand'],
      afterwards: afterwards[key] as unknown as ServedCall['afterwards'],
    }));
}
