import type { UserInfo } from '@resort/shared/calls/rows';
import { currentLanguage } from '@resort/shared/i18n';

/** A member as their language writes names: the Chinese name where there is one. */
export function nameOf({ firstName, lastName, chineseName }: UserInfo): string {
  const language = currentLanguage();
  if (chineseName !== null && (language === 'tc' || language === 'sc')) return chineseName;
  return `${firstName} ${lastName}`;
}
