import type { UserInfo } from '@resort/shared/calls/rows';
import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage } from '@resort/shared/i18n';
import type { PersonalField } from '../../contract/index.ts';

/** What the member has in a field, as a form holds it: '' for nothing. */
export function fieldValue(member: UserInfo, { field }: Pick<PersonalField, 'field'>): string {
  if (field === 'phone') return `${member.phoneArea} ${member.phoneMasked}`;
  if (field === 'email') return member.emailMasked ?? '';
  return member[field] ?? '';
}

/** The same as people read it; '' for nothing. */
export function shownValue(field: PersonalField, value: string): string {
  if (value === '') return '';
  if (field.type === 'select') return field.options?.find(({ code }) => code === value)?.name ?? value;
  return field.type === 'date' ? formatBusinessDate(value, currentLanguage()) : value;
}
