import type { UserInfo } from '@resort/shared/calls/rows';
import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage } from '@resort/shared/i18n';
import type { PersonalField } from '../../contract/index.ts';

/** The member's value of a field, in the format of a form; '' if empty. */
export function fieldValue(member: UserInfo, { field }: Pick<PersonalField, 'field'>): string {
  if (field === 'phone') return `${member.phoneArea} ${member.phoneMasked}`;
  if (field === 'email') return member.emailMasked ?? '';
  return member[field] ?? '';
}

/** The same for display; '' if empty. */
export function shownValue(field: PersonalField, value: string): string {
  if (value === '') return '';
  if (field.type === 'select') return field.options?.find(({ code }) => code === value)?.name ?? value;
  return field.type === 'date' ? formatBusinessDate(value, currentLanguage()) : value;
}
