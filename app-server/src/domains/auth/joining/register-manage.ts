import type { registeringCalls } from '@resort/mf-auth/contract';
import { CONSENTS } from '../../../core/joining/consents.ts';
import { MIN_AGE } from '../../../core/joining/birth-date.ts';
import type { ContextOf } from '../../../platform/context.ts';

const FIELDS = [
  { field: 'title', required: true },
  { field: 'firstName', required: true },
  { field: 'lastName', required: true },
  { field: 'chineseName', required: false },
  { field: 'dateOfBirth', required: true },
  { field: 'countryCode', required: true },
  { field: 'cityCode', required: false },
  { field: 'email', required: false },
  { field: 'password', required: false },
  { field: 'sjmInsiderId', required: false },
];

/** The requirements for joining, with the current editions of the legal texts. */
export function registerManage({
  language,
}: ContextOf<typeof registeringCalls, 'GET /membership-config/register-manage'>) {
  const consents = CONSENTS.map(({ names, ...consent }) => ({ ...consent, title: names[language] }));
  return { minAge: MIN_AGE, fields: FIELDS, linkCard: true, consents };
}
