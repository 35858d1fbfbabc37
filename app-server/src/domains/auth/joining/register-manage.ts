import type { registeringCalls } from '@resort/mf-auth/contract';
import { legalVersions } from '../../../core/content/legal.ts';
import { CONSENTS, versionOf } from './consents.ts';
import { MIN_AGE } from '../../../core/member/birth-date.ts';
import type { SharedContextOf } from '../../../platform/context.ts';

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
export async function registerManage({
  db,
  clock,
  language,
}: SharedContextOf<typeof registeringCalls, 'GET /membership-config/register-manage'>) {
  const versions = await legalVersions(db, clock.now());
  const consents = CONSENTS.map((consent) => {
    const { key, required, url, names } = consent;
    return { key, version: versionOf(consent, versions), required, url, title: names[language] };
  });
  return { minAge: MIN_AGE, fields: FIELDS, linkCard: true, consents };
}
