import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { normalizePhone } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { useNavigate, useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Button, LEAVING, useOnline } from '@resort/shared/ui';
import { Form, PhoneField, startArea, useForm, useRules, type Phone } from '@resort/shared/ui/form';
import type { ReactNode } from 'react';
import { kept } from '../joining/way.ts';
import type { CodePurpose } from './code-request.ts';
import { phoneDraft } from './phone-draft.ts';
import { useCodeSender } from './use-code-sender.ts';

export interface PhoneFormProps {
  areas: readonly AreaCode[];
  purpose: CodePurpose;
  /** below the button: small print */
  children?: ReactNode;
}

/** The number that a one-time code is sent to; then /sms. */
export function PhoneForm({ areas, purpose, children }: PhoneFormProps) {
  const t = useText('auth');
  const rules = useRules();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isOnline = useOnline();
  const sendCode = useCodeSender(purpose);
  const areaOf = (phone: Phone) => areas.find(({ areaCode }) => areaCode === phone.area);
  const form = useForm({
    initial: { phone: { area: startArea(areas), number: '' } },
    rules: {
      phone: (phone) => {
        const area = areaOf(phone);
        return area && rules.phone(phone.number, area);
      },
    },
    refusals: { PHONE_FORMAT: 'phone', OTP_COOLDOWN: 'phone' },
    draft: { key: phoneDraft(purpose), fields: ['phone'] },
    submit: async ({ phone }) => {
      const area = areaOf(phone);
      if (!area) return;
      await sendCode(area.areaCode, normalizePhone(phone.number, area));
      await navigate(to('/sms', { purpose, ...kept(query) }));
      return LEAVING;
    },
  });
  return (
    <Form form={form}>
      <PhoneField {...form.field('phone')} label={t('phone.label')} areas={areas} />
      <Button type="submit" wide busy={form.busy} unavailable={isOnline ? undefined : t('joining.offline')}>
        {t('signIn.sendCode')}
      </Button>
      {children}
    </Form>
  );
}
