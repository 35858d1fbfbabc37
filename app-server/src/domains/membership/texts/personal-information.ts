import type { PersonalField } from '@resort/mf-membership/contract';
import type { Language } from '@resort/shared/contract';
import { MEMBERSHIP_TEXTS } from '../locales/index.ts';

interface FieldContent extends Pick<PersonalField, 'field' | 'group' | 'required' | 'editable' | 'type'> {
  names: Record<Language, string>;
}

/** What a profile holds, in its order; what may not be edited at once has a way of its own, or our desk. */
export const PERSONAL_INFORMATION: readonly FieldContent[] = [
  {
    field: 'title',
    group: 'personal',
    required: true,
    editable: true,
    type: 'select',
    names: MEMBERSHIP_TEXTS.personalInformation.title.names,
  },
  {
    field: 'firstName',
    group: 'personal',
    required: true,
    editable: false,
    type: 'text',
    names: MEMBERSHIP_TEXTS.personalInformation.firstName.names,
  },
  {
    field: 'lastName',
    group: 'personal',
    required: true,
    editable: false,
    type: 'text',
    names: MEMBERSHIP_TEXTS.personalInformation.lastName.names,
  },
  {
    field: 'chineseName',
    group: 'personal',
    required: false,
    editable: true,
    type: 'text',
    names: MEMBERSHIP_TEXTS.personalInformation.chineseName.names,
  },
  {
    field: 'dateOfBirth',
    group: 'personal',
    required: true,
    editable: false,
    type: 'date',
    names: MEMBERSHIP_TEXTS.personalInformation.dateOfBirth.names,
  },
  {
    field: 'phone',
    group: 'contact',
    required: true,
    editable: false,
    type: 'phone',
    names: MEMBERSHIP_TEXTS.personalInformation.phone.names,
  },
  {
    field: 'email',
    group: 'contact',
    required: false,
    editable: false,
    type: 'email',
    names: MEMBERSHIP_TEXTS.personalInformation.email.names,
  },
  {
    field: 'countryCode',
    group: 'residence',
    required: true,
    editable: true,
    type: 'select',
    names: MEMBERSHIP_TEXTS.personalInformation.countryCode.names,
  },
  {
    field: 'cityCode',
    group: 'residence',
    required: false,
    editable: true,
    type: 'select',
    names: MEMBERSHIP_TEXTS.personalInformation.cityCode.names,
  },
];
