import type { PersonalField } from '../../contract/index.ts';

const field = (
  name: PersonalField['field'],
  group: PersonalField['group'],
  label: string,
  more: Partial<PersonalField> = {},
): PersonalField => ({
  field: name,
  group,
  label,
  required: true,
  editable: false,
  type: 'text',
  order: 0,
  ...more,
});

/** A field schema as in the app server's response, with some of its options. */
export const FIELDS: PersonalField[] = [
  field('title', 'personal', 'Title', {
    editable: true,
    type: 'select',
    options: [
      { code: 'MS', name: 'Ms' },
      { code: 'DR', name: 'Dr' },
    ],
  }),
  field('firstName', 'personal', 'Given name'),
  field('lastName', 'personal', 'Family name'),
  field('chineseName', 'personal', 'Name in Chinese characters', { editable: true, required: false }),
  field('dateOfBirth', 'personal', 'Date of birth', { type: 'date' }),
  field('phone', 'contact', 'Mobile number', { type: 'phone' }),
  field('email', 'contact', 'Email', { type: 'email', required: false }),
  field('countryCode', 'residence', 'Country or region', {
    editable: true,
    type: 'select',
    options: [
      { code: 'MO', name: 'Macau' },
      { code: 'HK', name: 'Hong Kong' },
      { code: 'SG', name: 'Singapore' },
    ],
  }),
  field('cityCode', 'residence', 'City or district', {
    editable: true,
    required: false,
    type: 'select',
    options: [
      { code: 'MAC-TAI', name: 'Taipa', of: 'MO' },
      { code: 'MAC-COT', name: 'Cotai', of: 'MO' },
      { code: 'HKG-KOW', name: 'Kowloon', of: 'HK' },
    ],
  }),
];
