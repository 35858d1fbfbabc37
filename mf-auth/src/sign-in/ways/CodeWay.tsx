import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { normalizePhone } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { useNavigate, useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Button, LEAVING } from '@resort/shared/ui';
import { Form, PhoneField, startArea, useForm, useRules, type Phone } from '@resort/shared/ui/form';
import { useRef } from 'react';
import { useVoiceCodeSwitchQuery } from '../../api/sign-in.ts';
import { CaptchaNote } from '../CaptchaNote.tsx';
import type { CodeRequest } from '../code-request.ts';
import { useCodeSender } from '../use-code-sender.ts';

/** By one-time code: the number, then /sms. */
export function CodeWay({ areas }: { areas: readonly AreaCode[] }) {
  const t = useText('auth');
  const { data: voice } = useVoiceCodeSwitchQuery({});
  const { form, captcha, submitBy } = useCodeForm(areas);
  const hasVoice = voice?.areaCodes.includes(form.values.phone.area) ?? false;
  return (
    <Form form={form}>
      <PhoneField {...form.field('phone')} label={t('phone.label')} hint={t('signIn.codeHint')} areas={areas} suggestsPasskeys />
      <CaptchaNote state={captcha} onRetry={form.submit} />
      <Button type="submit" wide busy={form.busy}>
        {t('signIn.sendCode')}
      </Button>
      {hasVoice ? (
        <Button look="plain" busy={form.busy} onClick={() => submitBy('voice')}>
          {t('signIn.call')}
        </Button>
      ) : null}
    </Form>
  );
}

function useCodeForm(areas: readonly AreaCode[]) {
  const rules = useRules();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { sendCode, captcha } = useCodeSender('login');
  const channel = useRef<CodeRequest['channel']>('sms');
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
    draft: { key: 'auth.sign-in', fields: ['phone'] },
    submit: async ({ phone }) => {
      const area = areaOf(phone);
      if (!area) return;
      const by = channel.current;
      channel.current = 'sms';
      const number = { areaCode: area.areaCode, phone: normalizePhone(phone.number, area) };
      if ((await sendCode(number, by)) === null) return;
      await navigate(to('/sms', { purpose: 'login', redirect: query.get('redirect') ?? undefined }));
      return LEAVING;
    },
  });
  const submitBy = (by: CodeRequest['channel']) => {
    channel.current = by;
    form.submit();
  };
  return { form, captcha, submitBy };
}
