import { CaptchaNote } from '@resort/shared/captcha';
import { normalizePhone } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { useNavigate, useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Button, LEAVING, useOffline } from '@resort/shared/ui';
import { Form, PhoneField, useForm, useRules, type Phone } from '@resort/shared/ui/form';
import { useRef, type ReactNode } from 'react';
import { kept } from './way.ts';
import type { CodePurpose, CodeRequest } from './code-request.ts';
import { phoneDraft } from './phone-draft.ts';
import type { Areas } from './use-areas.ts';
import { useCodeSender } from './use-code-sender.ts';

export interface PhoneFormProps {
  areas: Areas;
  purpose: CodePurpose;
  /** below the button: small print */
  children?: ReactNode;
}

/** The number for a one-time code, by message or by a call; then /sms. */
export function PhoneForm({ areas, purpose, children }: PhoneFormProps) {
  const t = useText('auth');
  const offline = useOffline('kept');
  const { form, captcha, submitBy } = useNumberForm(areas, purpose);
  const hasVoice = areas.called.includes(form.values.phone.area);
  return (
    <Form form={form}>
      <PhoneField
        {...form.field('phone')}
        label={t('phone.label')}
        areas={areas.list}
        suggestsPasskeys={purpose === 'login'}
      />
      <CaptchaNote state={captcha} onRetry={form.submit} />
      <Button type="submit" wide busy={form.busy} unavailable={offline}>
        {t('signIn.sendCode')}
      </Button>
      {hasVoice && offline === undefined ? (
        <Button look="plain" wide busy={form.busy} onClick={() => submitBy('voice')}>
          {t('signIn.call')}
        </Button>
      ) : null}
      {children}
    </Form>
  );
}

function useNumberForm({ list, start }: Areas, purpose: CodePurpose) {
  const rules = useRules();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { sendCode, captcha } = useCodeSender(purpose);
  const channel = useRef<CodeRequest['channel']>('sms');
  const areaOf = (phone: Phone) => list.find(({ areaCode }) => areaCode === phone.area);
  const form = useForm({
    initial: { phone: { area: start, number: '' } },
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
      const by = channel.current;
      channel.current = 'sms';
      const number = { areaCode: area.areaCode, phone: normalizePhone(phone.number, area) };
      if ((await sendCode(number, by)) === null) return;
      await navigate(to('/sms', { purpose, ...kept(query) }));
      return LEAVING;
    },
  });
  const submitBy = (by: CodeRequest['channel']) => {
    channel.current = by;
    form.submit();
  };
  return { form, captcha, submitBy };
}
