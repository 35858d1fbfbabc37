import { macauDate } from '../../platform/time/clock.ts';
import { DomainError } from '../../platform/domain-error.ts';

/** Minimum age of members (`register-manage`). */
export const MIN_AGE = 21;
const MAX_AGE = 120;

function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whole years on a day; both YYYY-MM-DD. People born on 29 February become older on 1 March. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) >= birth.slice(5) ? years : years - 1;
}

/** A valid date within a human lifetime, by today at UTC+8; throws DOB. */
export function checkLife(birth: string, now: Date): void {
  const today = macauDate(now);
  if (!isRealDate(birth) || birth > today || ageOn(birth, today) > MAX_AGE) throw new DomainError('DOB');
}

/** Validates a member's date of birth; throws DOB, or AGE {age}. */
export function checkBirthDate(birth: string, now: Date): void {
  checkLife(birth, now);
  if (ageOn(birth, macauDate(now)) < MIN_AGE)
    throw new DomainError('AGE', { age: MIN_AGE }, { age: MIN_AGE });
}
