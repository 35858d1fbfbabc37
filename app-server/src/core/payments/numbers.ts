import { randomBytes } from 'node:crypto';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20;

const random = () => Array.from(randomBytes(LENGTH), (byte) => DIGITS[byte % DIGITS.length]).join('');

/** 100 random bits: whoever knows a payment's number may see its cashier. */
export const newPayNo = () => `P${random()}`;
export const newRefundNo = () => `R${random()}`;
