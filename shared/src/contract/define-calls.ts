import type * as z from 'zod/mini';

/** Any zod/mini schema. */
export type Schema<T = unknown> = z.ZodMiniType<T>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** What goes over the wire, exactly as the specification writes it: `POST /dollar/redeem`. */
export type CallKey = `${Method} /${string}`;

/** One call of the product, written once; client, server, fakes and OpenAPI are derived from it. */
export interface Row {
  /** query parameters, for GET; values arrive as strings */
  query?: Schema;
  /** the JSON body, for every other method, without `language` and `authId`, which every payload carries */
  body?: Schema;
  /** what stands in the envelope's `data` */
  reply: Schema;
  /** 'anyone' may call it without a token; without this line a member's token is needed */
  access?: 'anyone';
  /** runs once per `idempotencyKey`, a member of the body */
  once?: true;
  /** demands the `sign-check` header over the body's `signTimerStr`, a price lock (specification §7); members only */
  signCheck?: true;
  /** the `errorCode`s that the calling screen shows itself (see errors.ts) */
  errors?: readonly string[];
  /** one line for the OpenAPI document: what it does, units, source */
  summary: string;
}

export type Calls = Record<CallKey, Row>;

/** Keeps the literal keys and schemas of a table of calls. */
export function defineCalls<const C extends Calls>(calls: C): C {
  return calls;
}

export type Out<S> = S extends { _zod: { output: infer T } } ? T : never;
export type In<S> = S extends { _zod: { input: infer T } } ? T : never;

/** The names between braces: `/user/users/{id}/language` → `{ id: string }`. */
export type PathParams<P extends string> = P extends `${string}{${infer N}}${infer R}`
  ? { [K in N]: string } & PathParams<R>
  : unknown;

/** What the server's handler of one row is given by the contract; the platform adds the caller and the database. */
export interface CallInput<K, R> {
  params: K extends `${string} ${infer P}` ? PathParams<P> : never;
  query: R extends { query: infer Q } ? Out<Q> : undefined;
  body: R extends { body: infer B } ? Out<B> : undefined;
}

/** What a handler of one row answers. */
export type CallReply<R> = R extends { reply: infer S } ? In<S> : never;
