import * as z from 'zod/mini';

/** `12.50`, of the currency beside it. */
export const money = z.string().check(z.regex(/^(0|[1-9]\d{0,8})\.\d{2}$/));
export const paidMoney = money.check(z.refine((text) => text !== '0.00'));
/** The partner's own number of something. */
export const theirId = z.string().check(z.regex(/^[\w.:-]{1,64}$/));
export const outletCode = z.string().check(z.minLength(1), z.maxLength(40));
export const visitRef = z.string().check(z.minLength(1), z.maxLength(64));
/** ISO 4217; one without a rate is answered with NO_RATE */
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
export const instant = z.iso.datetime({ offset: true });
export const orderNo = z.string().check(z.minLength(1), z.maxLength(40));
