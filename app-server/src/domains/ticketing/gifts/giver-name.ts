import { maskName, personName, type Language } from '@resort/shared/contract';
import type { member } from '../../../schema/index.ts';

type Giver = Pick<typeof member.$inferSelect, 'firstName' | 'lastName' | 'chineseName'>;

/** The giver's name as the receiver sees it, without the rest of the name: `Mei Ling C.`; in Chinese `陳**`. */
export function giverName({ firstName, lastName, chineseName }: Giver, language: Language): string {
  const isChinese = language === 'tc' || language === 'sc';
  if (isChinese && chineseName) return maskName(chineseName);
  return personName({ firstName, lastName: `${lastName.slice(0, 1)}.` }, language);
}
