import { describe, expect, it } from '@jest/globals';
import { ageOn, checkBirthDate } from './birth-date.ts';

describe('age', () => {
  it.each([
    ['2004-02-29', '2025-02-28', 20],
    ['2004-02-29', '2025-03-01', 21],
    ['2004-02-29', '2028-02-29', 24],
    ['2005-01-01', '2025-12-31', 20],
  ])('of %s on %s is %i', (birth, day, years) => expect(ageOn(birth, day)).toBe(years));

  it('changes at midnight at UTC+8', () => {
    const birth = '2005-11-21';
    expect(() => checkBirthDate(birth, new Date('2026-11-20T15:59:59Z'))).toThrow('AGE');
    expect(() => checkBirthDate(birth, new Date('2026-11-20T16:00:00Z'))).not.toThrow();
  });

  it.each(['2001-02-29', '2030-01-01', '1900-01-01', '01-02-1990', ''])(
    '%s is not a date of birth',
    (birth) => expect(() => checkBirthDate(birth, new Date('2026-11-21T00:00:00Z'))).toThrow('DOB'),
  );
});
