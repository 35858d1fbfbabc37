import type { Visitor } from '@resort/mf-ticketing/contract';
import type { Language } from '@resort/shared/contract';
import { DOC_TYPE_NAMES } from '../../../content/real-names.ts';
import type { Services } from '../../../platform/calls/context.ts';
import type { member } from '../../../schema/index.ts';
import { maskedDocNo } from './document.ts';
import type { VisitorRow } from './visitor-row.ts';

type Named = Pick<VisitorRow, 'hanName' | 'firstName' | 'lastName'>;
type Member = Pick<typeof member.$inferSelect, 'firstName' | 'lastName' | 'chineseName' | 'dateOfBirth'>;

/** As on the document. */
export const nameOf = ({ hanName, firstName, lastName }: Named): string =>
  hanName === '' ? `${lastName} ${firstName}` : hanName;

/** For tickets, which others see: `陳**`, `CHAN M***`. */
export function maskedName({ hanName, firstName, lastName }: Named): string {
  if (hanName === '') return `${lastName} ${firstName.slice(0, 1)}***`;
  const [first = '', ...rest] = hanName;
  return first + '*'.repeat(Math.max(rest.length, 1));
}

const same = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();

/** Whether the member's own record says what the membership says. */
function isMatched(row: VisitorRow, own: Member): boolean {
  const isNamed =
    (row.hanName !== '' && row.hanName === own.chineseName) ||
    (same(row.firstName, own.firstName) && same(row.lastName, own.lastName));
  return row.isSelf && isNamed && row.dateOfBirth === own.dateOfBirth;
}

interface About extends Pick<Services, 'secrets'> {
  readonly language: Language;
  readonly own: Member;
  readonly isBound: boolean;
}

export function visitorOnWire(row: VisitorRow, { own, isBound, language, secrets }: About): Visitor {
  return {
    id: String(row.id),
    name: nameOf(row),
    docType: row.docType,
    docTypeName: DOC_TYPE_NAMES[row.docType][language],
    docNo: maskedDocNo({ secrets }, row),
    isSelf: row.isSelf,
    verified: isMatched(row, own) ? 'MATCHED' : 'UNVERIFIED',
    isBound,
  };
}
