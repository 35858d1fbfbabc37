import type { realNameCalls } from '@resort/mf-ticketing/contract';
import { isEnglishName, normalizeName } from '@resort/shared/contract';
import { docProblem, DOCUMENTS, isHanName, normalizeDocNo, normalizeHanName } from '@resort/shared/documents';
import { REAL_NAME_NOTICE } from '../texts/real-names.ts';
import { checkLife } from '../../../core/member/birth-date.ts';
import { isCountry } from '../../../core/member/country.ts';
import { given, invalid } from '../../../core/member/details.ts';
import { phoneNumber } from '../../../core/one-time-code/number.ts';
import type { ContextOf, Services } from '../../../platform/context.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { openDocNo } from './document.ts';
import type { GuestRow } from './guest-row.ts';

type Body = ContextOf<typeof realNameCalls, 'POST /realName/save'>['body'];

/** Names in either script, if given. Throws NAME_HAN, NAME_EN. */
function namesOf({ docType, name, firstName, lastName }: Body) {
  const han = given(name);
  const [first, last] = [given(firstName), given(lastName)];
  const isLatin = first !== undefined || last !== undefined;
  if (han !== undefined && !isHanName(han)) throw new DomainError('NAME_HAN');
  if (isLatin && !(isEnglishName(first ?? '') && isEnglishName(last ?? ''))) throw new DomainError('NAME_EN');
  const { needs } = DOCUMENTS[docType];
  // Some holders of a Chinese document have no Chinese name; the document then has the Latin one.
  if (needs.includes('name') && han === undefined && !isLatin) throw new DomainError('NAME_HAN');
  if (needs.includes('firstName') && !isLatin) throw new DomainError('NAME_EN');
  return {
    hanName: normalizeHanName(han ?? ''),
    firstName: normalizeName(first ?? ''),
    lastName: normalizeName(last ?? ''),
  };
}

/** The entered number, or the stored one. Throws DOCUMENT_FORMAT with data.problem. */
function numberOf(services: Pick<Services, 'secrets'>, body: Body, kept: GuestRow | undefined): string {
  const typed = given(body.docNo);
  const same = typed === undefined && kept?.docType === body.docType ? kept : undefined;
  const docNo = same ? openDocNo(services, same) : normalizeDocNo(typed ?? '');
  const problem = docProblem(body.docType, docNo, body.dateOfBirth);
  if (problem !== null) throw new DomainError('DOCUMENT_FORMAT', {}, { problem });
  return docNo;
}

function phoneOf({ areaCode, phone }: Body, kept: GuestRow | undefined) {
  if (areaCode === undefined && phone === undefined)
    return { areaCode: kept?.areaCode ?? null, phone: kept?.phone ?? null };
  if (given(phone) === undefined) return { areaCode: null, phone: null };
  return phoneNumber({ areaCode: areaCode ?? '', phone: phone ?? '' });
}

/**
 * The guest's form, validated and in its stored form. Throws CONSENT, NAME_HAN, NAME_EN, DOB, DOCUMENT_FORMAT,
 * DOC_EXPIRED, PHONE_FORMAT, and BAD_REQUEST for missing fields.
 */
export function guestDetails(
  services: Pick<Services, 'secrets' | 'clock'>,
  body: Body,
  kept: GuestRow | undefined,
) {
  const { docType, dateOfBirth, consentVersion, isSelf } = body;
  if (consentVersion !== REAL_NAME_NOTICE.version) throw new DomainError('CONSENT');
  const now = services.clock.now();
  checkLife(dateOfBirth, now);
  const { needs } = DOCUMENTS[docType];
  const nationality = needs.includes('nationality') ? (body.nationality ?? '') : null;
  if (nationality !== null && !isCountry(nationality)) throw invalid('nationality');
  const docExpiry = needs.includes('docExpiry') ? (body.docExpiry ?? '') : null;
  if (docExpiry === '') throw invalid('docExpiry');
  if (docExpiry !== null && docExpiry < macauDate(now)) throw new DomainError('DOC_EXPIRED');
  return {
    docNo: numberOf(services, body, kept),
    details: {
      docType,
      ...namesOf(body),
      dateOfBirth,
      nationality,
      docExpiry,
      ...phoneOf(body, kept),
      isSelf,
      consentVersion,
    },
  };
}
