import type * as z from 'zod/mini';

/** Any zod/mini schema. */
export type Schema<T = unknown> = z.ZodMiniType<T>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** What goes over the wire, exactly as the specification writes it: `POST /dollar/redeem`. */
export type CallKey = `${Method} /${string}`;

/** One call of the product, defined once. Client, server, fakes and OpenAPI document are derived from it. */
export interface Row {
  /** query parameters, for GET; values arrive as strings */
  query?: Schema;
  /** the JSON body, for every method except GET, without `language` and `authId`, which every payload has */
  body?: Schema;
  /** the envelope's `data` */
  reply: Schema;
  /** 'anyone': no token is needed; by default the call needs a member's token */
  access?: 'anyone';
  /** the server runs the call once per `idempotencyKey`, which is a member of the body */
  once?: true;
  /**
   * requires the `sign-check` header over the body's `signTimerStr`, a price lock (specification §7); members
   * only
   */
  signCheck?: true;
  /** the `errorCode`s that the calling screen shows (see errors.ts) */
  errors?: readonly string[];
  /** one line for the OpenAPI document: purpose, units, source */
  summary: string;
}

export type Calls = Record<CallKey, Row>;

/** Keeps the literal types of a table's keys and schemas. */
export function defineCalls<const C extends Calls>(calls: C): C {
  return calls;
}

export type Out<S> = S extends { _zod: { output: infer T } } ? T : never;
export type In<S> = S extends { _zod: { input: infer T } } ? T : never;

/** The names of path parameters: `/user/users/{id}/language` → `{ id: string }`. */
export type PathParams<P extends string> = P extends `${string}{${infer N}}${infer R}`
  ? { [K in N]: string } & PathParams<R>
  : unknown;

/**
 * What the contract provides to the server's handler of one row. The platform adds the caller and the
 * database.
 */
export interface CallInput<K, R> {
  params: K extends `${string} ${infer P}` ? PathParams<P> : never;
  query: R extends { query: infer Q } ? Out<Q> : undefined;
  body: R extends { body: infer B } ? Out<B> : undefined;
}

/** What the handler of one row returns. */
export type CallReply<R> = R extends { reply: infer S } ? In<S> : never;
