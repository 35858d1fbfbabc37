import { hashSecret } from './scrypt.ts';

/** Whose PIN it is to be: what others know of them is no secret. */
export interface PinOwner {
  /** YYYY-MM-DD */
  readonly dateOfBirth: string | null;
  /** national digits */
  readonly phone: string;
}

/** `pin` signs in by four digits, too: PINs of earlier cards stay good until their holders get a new one. */
const NEW_PIN = /^\d{6}$/;
const FEWEST_DIGITS = 3;

/** 111111, 121212, 112211 */
const hasFewDigits = (pin: string) => new Set(pin).size < FEWEST_DIGITS;

/** 123456, 987654, 024680: every digit is as far from the one before it, round the clock. */
function isSequence(pin: string): boolean {
  const digits = Array.from(pin, Number);
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  return new Set(steps).size === 1;
}

/** 123123, 808080 */
const isRepeated = (pin: string) =>
  [2, 3].some((length) => pin === pin.slice(0, length).repeat(pin.length / length));

function isBirthday(pin: string, dateOfBirth: string | null): boolean {
  const [year = '', month = '', day = ''] = dateOfBirth?.split('-') ?? [];
  if (year === '') return false;
  const short = year.slice(-2);
  const orders = [
    [short, month, day],
    [day, month, short],
    [month, day, short],
    [year, month],
    [month, year],
    [day, year],
    [year, day],
  ];
  return orders.some((order) => order.join('') === pin);
}

/** Whether a new PIN is one of six digits that nobody tries first. */
export function isPin(pin: string, { dateOfBirth, phone }: PinOwner): boolean {
  if (!NEW_PIN.test(pin)) return false;
  if (hasFewDigits(pin) || isSequence(pin) || isRepeated(pin)) return false;
  return !isBirthday(pin, dateOfBirth) && !phone.includes(pin);
}

/** The only way to a stored PIN of a member's card; throws for one that is trivial. */
export async function hashNewPin(pin: string, owner: PinOwner): Promise<string> {
  if (!isPin(pin, owner)) throw new Error('a trivial PIN');
  return hashSecret(pin);
}
