import { title, userInfo, type UserInfo } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

/** The fields of the profile in their order, in groups; `name`, `phone` and `email` change by calls of their own. */
export const PROFILE_FIELDS = [
  'title',
  'firstName',
  'lastName',
  'chineseName',
  'dateOfBirth',
  'phone',
  'email',
  'countryCode',
  'cityCode',
] as const;

type Nothing<T extends never> = T;
/**
 * Details of a member that are no field of the profile. The compiler names a new detail here until it is in one of the lists.
 * @public a check, not a type to use
 */
export type NoForgottenDetail = Nothing<
  Exclude<
    keyof UserInfo,
    | (typeof PROFILE_FIELDS)[number]
    | 'userId'
    | 'memberNo'
    | 'phoneArea'
    | 'phoneMasked'
    | 'emailMasked'
    | 'emailVerified'
    | 'language'
    | 'memberTier'
    | 'MemberCardTier'
    | 'tierExpireAt'
    | 'currency'
    | 'currencyInfo'
    | 'openKey'
    | 'biometric'
    | 'consents'
    | 'joinedAt'
    | 'version'
  >
>;

export const personalField = z.object({
  field: z.enum(PROFILE_FIELDS),
  group: z.enum(['personal', 'contact', 'residence']),
  /** in the request's language */
  label: z.string(),
  required: z.boolean(),
  /** whether `PUT /user/users/{id}` takes it */
  editable: z.boolean(),
  type: z.enum(['text', 'select', 'date', 'phone', 'email']),
  /** of a select; `of`: the option of the field above it that this one belongs to (a city to its country) */
  options: z.optional(z.array(z.object({ code: z.string(), name: z.string(), of: z.optional(z.string()) }))),
  /** the smallest first */
  order: z.int(),
});
export type PersonalField = z.infer<typeof personalField>;

const code = z.string().check(z.maxLength(20));

export const nameChangeStatus = z.enum(['APPLIED', 'PENDING_REVIEW', 'APPROVED', 'REJECTED']);

export const nameChanges = z.object({
  /** the day from which a change needs no review; null: today is one. YYYY-MM-DD, Macau */
  freeFrom: z.nullable(z.string()),
  /** newest first; the requested name, and when (instant with +08:00) */
  changes: z.array(
    z.object({ status: nameChangeStatus, firstName: z.string(), lastName: z.string(), at: z.string() }),
  ),
});
export type NameChanges = z.infer<typeof nameChanges>;

const profileEdit = z.object({
  /** the version that was read; after another edit the call is refused as STALE, with the user info as data */
  version: z.int32(),
  title: z.optional(title),
  /** '' takes it away */
  chineseName: z.optional(code),
  countryCode: z.optional(code),
  /** '' takes it away; one of another country than `countryCode` is refused */
  cityCode: z.optional(code),
  consents: z.optional(z.object({ sms: z.optional(z.boolean()), email: z.optional(z.boolean()) })),
});
/** A field that `PUT /user/users/{id}` takes; the server and the screen must know each of them. */
export type EditableField = Exclude<keyof z.infer<typeof profileEdit>, 'version' | 'consents'>;

export const profileCalls = defineCalls({
  'GET /membershipManage/personal-information': {
    access: 'anyone',
    reply: z.array(personalField),
    summary: 'The fields of a profile: what they are called, which may be edited, and what may be chosen',
  },
  'PUT /user/users/{id}': {
    body: profileEdit,
    reply: userInfo,
    errors: ['STALE'],
    summary: 'Edits the profile in one step; omitted fields stay unchanged. {id} is the member’s own user id',
  },
  'POST /member/updateName': {
    body: z.object({
      firstName: z.string().check(z.maxLength(80)),
      lastName: z.string().check(z.maxLength(80)),
      reason: z.string().check(z.maxLength(200)),
    }),
    reply: z.object({ status: z.enum(['APPLIED', 'PENDING_REVIEW']) }),
    errors: ['NAME_EN'],
    summary:
      'Changes the name: once a year at once, otherwise after a review; asking again replaces what was asked',
  },
  'GET /member/nameChanges': {
    reply: nameChanges,
    summary: 'Earlier changes of the name, one that is under review, and when the next needs none',
  },
});
