import { maskDocument } from '../../format/index.ts';

/** The kinds of travel and identity documents that guests are named by. */
export const DOC_TYPES = ['CN_ID', 'EEP', 'HRP', 'TWP', 'HKID', 'MO_BIR', 'PASSPORT', 'OTHER'] as const;
export type DocType = (typeof DOC_TYPES)[number];

/** The fields that a guest with such a document fills in besides the number and the date of birth. */
export const DOC_NEEDS = ['name', 'firstName', 'lastName', 'nationality', 'docExpiry'] as const;
export type DocNeed = (typeof DOC_NEEDS)[number];

interface DocumentRule {
  /** of the number in its one stored form, see `normalizeDocNo` */
  readonly pattern: RegExp;
  /** as it is printed */
  readonly example: string;
  readonly needs: readonly DocNeed[];
  /** how many characters of the number stay the same when the document is reissued; all of them if omitted */
  readonly keyLength?: number;
}

const LATIN = ['lastName', 'firstName'] as const;

/**
 * EEP: permit of a mainland resident for Hong Kong and Macau; HRP: permit of a Hong Kong (H) or Macau
 * (M) resident for the mainland, whose last two of ten digits count the issues; TWP: the same for Taiwan; MO_BIR:
 * Macau's resident identity card, whose check digit follows a rule that is not public.
 */
export const DOCUMENTS: Readonly<Record<DocType, DocumentRule>> = {
  CN_ID: { pattern: /^\d{17}[\dX]$/, example: '11010519491231002X', needs: ['name'] },
  EEP: { pattern: /^[CW](?:\d{8}|[A-HJ-NP-Z]\d{7})$/, example: 'C12345678', needs: ['name'] },
  HRP: { pattern: /^[HM](?:\d{8}|\d{10})$/, example: 'H1234567801', needs: ['name'], keyLength: 9 },
  TWP: { pattern: /^(?:\d{8}|\d{10})$/, example: '12345678', needs: ['name'], keyLength: 8 },
  HKID: { pattern: /^[A-Z]{1,2}\d{6}[\dA]$/, example: 'A123456(3)', needs: LATIN },
  MO_BIR: { pattern: /^[157]\d{7}$/, example: '1234567(8)', needs: LATIN },
  PASSPORT: {
    pattern: /^(?=.*\d)[A-Z0-9]{5,15}$/,
    example: 'K12345678',
    needs: [...LATIN, 'nationality', 'docExpiry'],
  },
  OTHER: { pattern: /^[A-Z0-9]{4,20}$/, example: 'AB1234567', needs: [...LATIN, 'nationality'] },
};

/** In its one stored form: upper case, half-width, without blanks, brackets, slashes and dashes. */
export function normalizeDocNo(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s()/\-‐-―]/g, '');
}

const CN_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CN_CHECK = '10X98765432';

/** GB 11643-1999: ISO 7064 mod 11-2. */
function cnChecks(number: string): boolean {
  const sum = CN_WEIGHTS.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  return CN_CHECK[sum % 11] === number[17];
}

/** Weights 9 to 2 over two letters (a missing first one is a blank, 36) and six digits, 1 for the check; A is 10. */
function hkChecks(number: string): boolean {
  const values = Array.from(number.padStart(9, ' '), (character) => {
    if (character === ' ') return 36;
    return /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 55;
  });
  const sum = values.reduce((total, value, at) => total + value * (9 - at), 0);
  return sum % 11 === 0;
}

const bornInNumber = (number: string): string =>
  `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** FORMAT: not the shape; CHECK: a digit is mistyped; BIRTH: not the date of birth that was given. */
export type DocProblem = 'FORMAT' | 'CHECK' | 'BIRTH';

/**
 * What is wrong with an entered number; null if nothing is. The screen checks it during input, the server before
 * storing it. `dateOfBirth`: YYYY-MM-DD, if it is known.
 */
export function docProblem(docType: DocType, typed: string, dateOfBirth?: string): DocProblem | null {
  const number = normalizeDocNo(typed);
  if (!DOCUMENTS[docType].pattern.test(number)) return 'FORMAT';
  if (docType === 'HKID') return hkChecks(number) ? null : 'CHECK';
  if (docType !== 'CN_ID') return null;
  if (!cnChecks(number) || !isDay(bornInNumber(number))) return 'CHECK';
  return dateOfBirth === undefined || dateOfBirth === bornInNumber(number) ? null : 'BIRTH';
}

/** The date of birth in a number, YYYY-MM-DD, to fill in the field; null if the number contains none. */
export function birthDateIn(docType: DocType, typed: string): string | null {
  return docType === 'CN_ID' && docProblem(docType, typed) === null
    ? bornInNumber(normalizeDocNo(typed))
    : null;
}

/**
 * The key by which two numbers are the same document, whoever saved it: without the count of reissues, and for a
 * passport with the country, because countries number their passports alike.
 */
export function docKey(docType: DocType, typed: string, nationality?: string | null): string {
  const number = normalizeDocNo(typed).slice(0, DOCUMENTS[docType].keyLength);
  const isCountrys = DOCUMENTS[docType].needs.includes('nationality');
  return [docType, ...(isCountrys ? [nationality ?? ''] : []), number].join(' ');
}

/** As it is shown. */
export const maskDocNo = (typed: string): string => maskDocument(normalizeDocNo(typed));

/** As on the document: Han characters with a middle dot between, or letters and blanks. */
const HAN_NAME = /^[\p{Script=Han}·]{2,20}$/u;

/** The name in Chinese characters, without outer blanks and with one kind of dot. */
export const normalizeHanName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[・‧•.]/g, '·')
    .replace(/\s+/g, '');

export const isHanName = (typed: string): boolean => HAN_NAME.test(normalizeHanName(typed));
