import { askedDay, rowId as id } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { DOC_NEEDS, DOC_TYPES } from '@resort/shared/documents';

const docType = z.enum(DOC_TYPES);
const name = z.optional(z.string().check(z.maxLength(80)));
/** ISO 3166-1 alpha-2 */
const country = z.string().check(z.regex(/^[A-Z]{2}$/));

export const documentType = z.object({
  code: docType,
  name: z.string(),
  /** a regular expression for the number in capitals, without blanks, brackets and dashes */
  pattern: z.string(),
  /** as it is printed */
  example: z.string(),
  /** the fields besides the number and the date of birth, in this order */
  needs: z.array(z.enum(DOC_NEEDS)),
});
export type DocumentType = z.infer<typeof documentType>;

export const guest = z.object({
  id,
  /** as on the document */
  name: z.string(),
  docType,
  /** in the request's language */
  docTypeName: z.string(),
  /** masked: `110*************2X` */
  docNo: z.string(),
  isSelf: z.boolean(),
  /** MATCHED: the member's own record, whose name and date of birth are those of the membership */
  verified: z.enum(['UNVERIFIED', 'MATCHED']),
  /** a ticket or a held order that is still ahead names this guest, who cannot be deleted until then */
  isBound: z.boolean(),
});
export type Guest = z.infer<typeof guest>;

export const guestInfo = z.extend(guest, {
  /** in Chinese characters; '' if the document has none */
  hanName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** YYYY-MM-DD */
  dateOfBirth: z.string(),
  nationality: z.nullable(country),
  /** YYYY-MM-DD */
  docExpiry: z.nullable(z.string()),
  areaCode: z.nullable(z.string()),
  /** masked: `661***56` */
  phone: z.nullable(z.string()),
  consentVersion: z.string(),
});
export type GuestInfo = z.infer<typeof guestInfo>;

export const realNameNotice = z.object({
  /** the purpose, manner and duration of storing documents; sanitised */
  html: z.string(),
  /** to be sent back as `consentVersion` */
  version: z.string(),
});
export type RealNameNotice = z.infer<typeof realNameNotice>;

export const realNameCalls = defineCalls({
  'GET /realName/document/type': {
    reply: z.array(documentType),
    summary: 'The documents that guests are named by: patterns, examples, and what else to ask for',
  },
  'GET /realName/notice': {
    reply: realNameNotice,
    summary: 'What a guest’s document is kept for; agreed to by sending its version back',
  },
  'GET /realName/list': {
    reply: z.array(guest),
    summary: 'The member’s saved guests, the member first, then the latest; numbers are masked',
  },
  'GET /realName/info': {
    query: z.object({ id }),
    reply: guestInfo,
    summary: 'One of them with all that was saved, number and phone masked; NOT_YOURS for another’s',
  },
  'POST /realName/save': {
    body: z.object({
      /** edits this one */
      id: z.optional(id),
      docType,
      /** optional in an edit that keeps the type: the number stays */
      docNo: z.optional(z.string().check(z.maxLength(40))),
      /** in Chinese characters */
      name,
      firstName: name,
      lastName: name,
      dateOfBirth: askedDay,
      nationality: z.optional(country),
      docExpiry: z.optional(askedDay),
      /** both or none; omitted in an edit they stay, '' deletes them */
      areaCode: z.optional(z.string().check(z.maxLength(5))),
      phone: z.optional(z.string().check(z.maxLength(20))),
      isSelf: z.boolean(),
      /** of `GET /realName/notice`; another one is CONSENT */
      consentVersion: z.string().check(z.maxLength(20)),
    }),
    reply: z.object({ id }),
    errors: ['DOC_FORMAT', 'DUP_PERSON', 'MAX_PERSONS', 'NAME_EN', 'NAME_HAN', 'DOB', 'DOC_EXPIRED', 'BOUND'],
    summary:
      'Saves a guest, or edits one. DOC_FORMAT: data.problem FORMAT, CHECK or BIRTH; DUP_PERSON: data.id; BOUND: a live ticket names them, only the phone may change',
  },
  'GET /realName/delete': {
    query: z.object({ id }),
    reply: z.object({ deleted: z.literal(true) }),
    errors: ['BOUND'],
    summary:
      'Erases a guest and the document; again answers alike. BOUND while a ticket or a held order that is still ahead names them',
  },
});
