/** The name of the operation whose idempotency key is kept until its result is final: paying this order. */
export const paymentOf = (orderNo: string): string => `pay.${orderNo}`;
