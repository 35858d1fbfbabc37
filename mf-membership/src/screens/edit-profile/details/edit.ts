import type { UserInfo } from '@resort/shared/calls/rows';
import type { EditableField, PersonalField } from '../../../../contract/index.ts';
import { fieldValue } from '../../../profile/field-values.ts';

export type Editable = EditableField;
/** The fields in the body of `PUT /user/users/{id}`. The contract's list itself reaches no browser, only its type. */
export const EDITABLE = Object.keys({
  title: true,
  chineseName: true,
  countryCode: true,
  cityCode: true,
} satisfies Record<Editable, true>) as Editable[];

export type Details = Record<Editable, string>;
/** The form's fields with their original values, because a draft is useless without them. */
export type Edit = Details & { base: string };

interface Base {
  version: number;
  details: Details;
}

export function detailsOf(member: UserInfo): Details {
  return Object.fromEntries(EDITABLE.map((field) => [field, fieldValue(member, { field })])) as Details;
}

export const baseText = (member: UserInfo): string =>
  JSON.stringify({ version: member.version, details: detailsOf(member) } satisfies Base);
export const baseOf = (edit: Edit): Base => JSON.parse(edit.base) as Base;
export const startEdit = (member: UserInfo): Edit => ({ ...detailsOf(member), base: baseText(member) });

const different = (one: Details, other: Details): Editable[] =>
  EDITABLE.filter((field) => one[field] !== other[field]);

/** The changed fields in wire format; others are omitted. */
export function changesOf(edit: Edit): Partial<Details> {
  const touched = different(edit, baseOf(edit).details);
  return Object.fromEntries(touched.map((field) => [field, edit[field]]));
}

/** The merge of an edit with concurrent changes. */
export interface Merge {
  /** changed there and not here: the form takes them */
  taken: Editable[];
  /** changed on both sides to something else: the member's own stays until they take the other */
  clashing: Editable[];
}

export function mergeOf(edit: Edit, now: UserInfo): Merge {
  const { details: base } = baseOf(edit);
  const theirs = detailsOf(now);
  const changedThere = different(base, theirs);
  return {
    taken: changedThere.filter((field) => edit[field] === base[field]),
    clashing: changedThere.filter((field) => edit[field] !== base[field] && edit[field] !== theirs[field]),
  };
}

/** The current choices of a field: for a city, those of the country in the field above it. */
export function choicesOf(field: PersonalField, above: string | undefined) {
  return (field.options ?? [])
    .filter(({ of }) => of === undefined || of === above)
    .map(({ code, name }) => ({ value: code, label: name }));
}
