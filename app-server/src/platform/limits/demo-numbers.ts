import type { Environment } from '../config/config.ts';

/** Numbers of the seed members, in development: tests and demo visitors share them, so they have no limit. */
export function isDemoNumber(environment: Environment, areaCode: string, phone: string): boolean {
  return environment === 'development' && areaCode === '+853' && /^66000[01]\d\d$/.test(phone);
}
