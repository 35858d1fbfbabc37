import type { Environment } from '../config/config.ts';

/** The seeded members' numbers, in development: tests and visitors to the demo share them, so no cap is put on them. */
export function isDemoNumber(environment: Environment, areaCode: string, phone: string): boolean {
  return environment === 'development' && areaCode === '+853' && /^66000[01]\d\d$/.test(phone);
}
