import { useText } from '@resort/shared/i18n';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { useMember } from '@resort/shared/session';
import { LEAVING, showToast } from '@resort/shared/ui';
import { useForm, useRules } from '@resort/shared/ui/form';
import { useUpdateNameMutation } from '../../../api/profile.ts';

const DRAFT = { key: 'membership.name', fields: ['firstName', 'lastName', 'reason'] as const };

/** A change of the name; `isReviewed`: it will be looked at, and so wants a reason. */
export function useNameForm({ isReviewed }: { isReviewed: boolean }) {
  const t = useText('membership');
  const { firstName, lastName } = useMember();
  const navigate = useNavigate();
  const rules = useRules();
  const [update] = useUpdateNameMutation();
  const form = useForm({
    initial: { firstName, lastName, reason: '' },
    rules: {
      firstName: rules.englishName,
      lastName: rules.englishName,
      reason: (reason) => (isReviewed ? (rules.required(reason) ?? rules.remark(reason)) : undefined),
    },
    refusals: { NAME_EN: 'firstName' },
    draft: DRAFT,
    submit: async (name) => {
      const { status } = await update(name).unwrap();
      form.forget();
      // this screen shows a pending review and refetches it
      if (status === 'PENDING_REVIEW') return;
      showToast({ text: t('profile.saved') });
      await navigate(to('/my-profile'), { replace: true });
      return LEAVING;
    },
  });
  return form;
}
