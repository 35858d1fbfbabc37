import { randomBytes } from 'node:crypto';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20;

const random = () => Array.from(randomBytes(LENGTH), (byte) => DIGITS[byte % DIGITS.length]).join('');

/** 100 random bits, because the number of a payment gives access to its cashier page. */
export const newPayNo = () => `P${random()}`;
export const newRefundNo = () => `R${random()}`;
