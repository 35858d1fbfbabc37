import { PROFILE_FIELDS, type EditableField, type PersonalField } from '@resort/mf-membership/contract';
import { MEMBERSHIP_TEXTS } from '../locales/index.ts';

type Field = PersonalField['field'];
type FieldContent = Pick<PersonalField, 'group' | 'required' | 'editable' | 'type'>;

/** A field may not be editable here unless `PUT /user/users/{id}` takes it; others have calls of their own, or our desk. */
const CONTENT: { [F in Field]: FieldContent & { editable: F extends EditableField ? true : false } } = {
  title: { group: 'personal', required: true, editable: true, type: 'select' },
  firstName: { group: 'personal', required: true, editable: false, type: 'text' },
  lastName: { group: 'personal', required: true, editable: false, type: 'text' },
  chineseName: { group: 'personal', required: false, editable: true, type: 'text' },
  dateOfBirth: { group: 'personal', required: true, editable: false, type: 'date' },
  phone: { group: 'contact', required: true, editable: false, type: 'phone' },
  email: { group: 'contact', required: false, editable: false, type: 'email' },
  countryCode: { group: 'residence', required: true, editable: true, type: 'select' },
  cityCode: { group: 'residence', required: false, editable: true, type: 'select' },
};

/** The fields of a profile, in its order. */
export const PERSONAL_INFORMATION = PROFILE_FIELDS.map((field) => ({
  field,
  ...CONTENT[field],
  names: MEMBERSHIP_TEXTS.personalInformation[field].names,
}));
