import { hashDemoSecret } from './hash-demo-secret.ts';

/** The owner of a new PIN: data that others know must not be part of it. */
export interface PinOwner {
  /** YYYY-MM-DD */
  readonly dateOfBirth: string | null;
  /** national digits */
  readonly phone: string;
}

/** Sign-in also accepts four digits: PINs of older cards stay valid until their holders get a new one. */
const NEW_PIN = /^\d{6}$/;
const FEWEST_DIGITS = 3;

/** 111111, 121212, 112211 */
const hasFewDigits = (pin: string) => new Set(pin).size < FEWEST_DIGITS;

/** 123456, 987654, 024680: a constant difference between digits, modulo ten. */
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

/** Whether a new PIN has six digits and is not easy to guess. */
export function isPin(pin: string, { dateOfBirth, phone }: PinOwner): boolean {
  if (!NEW_PIN.test(pin)) return false;
  if (hasFewDigits(pin) || isSequence(pin) || isRepeated(pin)) return false;
  return !isBirthday(pin, dateOfBirth) && !phone.includes(pin);
}

/** The only function that makes a stored PIN of a card; throws for a trivial one. */
export async function hashNewPin(pin: string, owner: PinOwner): Promise<string> {
  if (!isPin(pin, owner)) throw new Error('a trivial PIN');
  return hashDemoSecret(pin);
}
