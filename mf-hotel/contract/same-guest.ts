import { normalizeName } from '@resort/shared/format';
import type { Guest } from './booking.calls.ts';

const keyOf = (name: string) => normalizeName(name).toUpperCase();

/** Two spellings of one name differ in capitals and spaces alone. */
export const isSameGuest = (one: Guest, other: Guest): boolean =>
  keyOf(one.firstName) === keyOf(other.firstName) && keyOf(one.lastName) === keyOf(other.lastName);
