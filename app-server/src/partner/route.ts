import type * as z from 'zod/mini';
import type { Services } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import type { PartnerErrorName } from './partner-error.ts';

export const SCOPES = [
  'code:read',
  'sale:write',
  'dollar:spend',
  'voucher:burn',
  'stay:write',
  'stay:read',
  'table:write',
  'ticket:admit',
  'pickup:write',
  'outlet:write',
] as const;
export type Scope = (typeof SCOPES)[number];

/** The system that calls, by its key. */
export interface Partner {
  readonly keyId: string;
  readonly partner: string;
  readonly scopes: readonly string[];
  /** empty: all */
  readonly properties: readonly string[];
}

export interface PartnerContext<Body> extends Services {
  /** of the call: a throw undoes all of it, with its audit row */
  readonly tx: Transaction;
  readonly partner: Partner;
  readonly body: Body;
}

/** A call of the gateway: `POST /partner/<path>`. The OpenAPI document is made from these. */
export interface PartnerRoute<B extends z.ZodMiniType = z.ZodMiniType> {
  readonly path: string;
  readonly scope: Scope;
  readonly summary: string;
  readonly body: B;
  readonly reply: z.ZodMiniType;
  readonly errors: readonly PartnerErrorName[];
  handle(context: PartnerContext<z.infer<B>>): Promise<unknown>;
}

/** Types the handler by the body, and forgets the type, so that routes fit into one list. */
export const route = <B extends z.ZodMiniType>(row: PartnerRoute<B>): PartnerRoute => row;
