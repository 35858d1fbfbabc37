import { maskName, type Language } from '@resort/shared/contract';
import type { member } from '../../schema/index.ts';

type Named = Pick<typeof member.$inferSelect, 'lastName' | 'chineseName'>;

/** A member as others see them, the first character of the family name: `C***`; in Chinese `陳**`. */
export function maskedMember({ lastName, chineseName }: Named, language: Language): string {
  const isChinese = language === 'tc' || language === 'sc';
  return maskName(isChinese && chineseName ? chineseName : lastName);
}
