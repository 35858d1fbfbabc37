import * as z from 'zod/mini';
import { MONEY_TEXT, type BasePrice } from '../../contract/money.ts';

/** An amount on the wire of at least 0: a decimal text with two decimals, `1234.50`. */
export const price = z.string().check(z.regex(MONEY_TEXT), z.regex(/^\d/));

/** The same before service charge and tourism tax; only the breakdown of a total shows it. */
export const basePrice = price as unknown as z.ZodMiniType<BasePrice, BasePrice>;
