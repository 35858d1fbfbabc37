import type { Guest } from '@resort/mf-ticketing/contract';
import { personName, type Language } from '@resort/shared/contract';
import { DOC_TYPE_NAMES } from '../../../core/member/document-names.ts';
import type { Services } from '../../../platform/context.ts';
import type { member } from '../../../schema/index.ts';
import { maskedDocNo } from './document.ts';
import type { GuestRow } from './guest-row.ts';

type Named = Pick<GuestRow, 'hanName' | 'firstName' | 'lastName'>;
type Member = Pick<typeof member.$inferSelect, 'firstName' | 'lastName' | 'chineseName' | 'dateOfBirth'>;

/**
 * In the document's characters if it has some, else in the order of the language. Not masked, because the owner knows
 * the name.
 */
export const nameOf = ({ hanName, ...name }: Named, language: Language): string =>
  hanName === '' ? personName(name, language) : hanName;

const same = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();

/** Whether the member's own guest matches the membership's data. */
function isMatched(row: GuestRow, own: Member): boolean {
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

export function guestOnWire(row: GuestRow, { own, isBound, language, secrets }: About): Guest {
  return {
    id: String(row.id),
    name: nameOf(row, language),
    docType: row.docType,
    docTypeName: DOC_TYPE_NAMES[row.docType][language],
    docNo: maskedDocNo({ secrets }, row),
    isSelf: row.isSelf,
    verified: isMatched(row, own) ? 'MATCHED' : 'UNVERIFIED',
    isBound,
  };
}
