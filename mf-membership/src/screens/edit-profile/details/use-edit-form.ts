import { isApiError } from '@resort/shared/api';
import type { Title, UserInfo } from '@resort/shared/calls/rows';
import { useText } from '@resort/shared/i18n';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { dropDraft, readDraft, useMember } from '@resort/shared/session';
import { LEAVING, showToast } from '@resort/shared/ui';
import { useForm, useRules, type FormOptions, type FormState } from '@resort/shared/ui/form';
import { useState } from 'react';
import type { PersonalField } from '../../../../contract/index.ts';
import { useUpdateProfileMutation } from '../../../api/profile.ts';
import { useTakeMember } from '../../../profile/use-profile.ts';
import {
  baseOf,
  baseText,
  changesOf,
  detailsOf,
  EDITABLE,
  mergeOf,
  startEdit,
  type Edit,
  type Editable,
  type Merge,
} from './edit.ts';

/** The conflict that was found, and the current values. */
export interface Elsewhere extends Merge {
  now: Record<Editable, string>;
}

const DRAFT = { key: 'membership.details', fields: [...EDITABLE, 'base'] as const };

/** The edit of the details: kept over reloads, and merged with concurrent changes. */
export function useEditForm(fields: readonly PersonalField[]) {
  const t = useText('membership');
  const member = useMember();
  const navigate = useNavigate();
  const take = useTakeMember();
  const [update] = useUpdateProfileMutation();
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);

  /** Rebases the form on the current values, with the member's input; returns the result. */
  const join = (edit: Edit, now: UserInfo): { next: Edit; merge: Merge } => {
    const merge = mergeOf(edit, now);
    const theirs = detailsOf(now);
    const taken = Object.fromEntries(merge.taken.map((field) => [field, theirs[field]]));
    const next = { ...edit, ...taken, base: baseText(now) };
    for (const field of [...merge.taken, 'base' as const]) form.field(field).onChange(next[field]);
    take(now);
    setElsewhere({ ...merge, now: theirs });
    return { next, merge };
  };
  const send = async (edit: Edit): Promise<void> => {
    const { title: chosen, ...changes } = changesOf(edit);
    const titled = chosen === undefined ? {} : { title: chosen as Title };
    const { version } = baseOf(edit);
    take(await update({ id: member.userId, version, ...changes, ...titled }).unwrap());
  };
  useState(dropUntouched);
  const form: FormState<Edit> = useForm<Edit>({
    initial: startEdit(member),
    rules: useFieldRules(fields),
    draft: DRAFT,
    submit: async (edit) => {
      try {
        await send(edit);
      } catch (failure) {
        if (!isApiError(failure) || failure.errorCode !== 'STALE') throw failure;
        const { next, merge } = join(edit, failure.data as UserInfo);
        // changed was something that this form does not show, such as the language
        if (merge.taken.length + merge.clashing.length > 0) return;
        await send(next);
      }
      form.forget();
      showToast({ text: t('profile.saved') });
      await navigate(to('/my-profile'), { replace: true });
      return LEAVING;
    },
  });
  const takeTheirs = (field: Editable) => {
    if (elsewhere === null) return;
    form.field(field).onChange(elsewhere.now[field]);
    setElsewhere({ ...elsewhere, clashing: elsewhere.clashing.filter((one) => one !== field) });
  };
  return { form, elsewhere, takeTheirs };
}

/** A draft in which nothing was changed would only be an old reading. */
function dropUntouched(): void {
  const kept = readDraft(DRAFT.key) as Edit | null;
  if (kept !== null && Object.keys(changesOf(kept)).length === 0) dropDraft(DRAFT.key);
}

/** By the schema: what is required, and how a name in Chinese characters is written. */
function useFieldRules(fields: readonly PersonalField[]): NonNullable<FormOptions<Edit>['rules']> {
  const rules = useRules();
  const ruleOf = (field: Editable) => {
    const found = fields.find((one) => one.field === field);
    const rule = field === 'chineseName' ? rules.chineseName : rules.chosen;
    return found?.required === true ? rule : rules.optional(rule);
  };
  return {
    title: ruleOf('title'),
    chineseName: ruleOf('chineseName'),
    countryCode: ruleOf('countryCode'),
    cityCode: ruleOf('cityCode'),
  };
}
