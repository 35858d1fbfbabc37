import { useAreaCodesQuery, type AreaCode } from '@resort/shared/calls/one-time-code';
import { CaptchaNote } from '@resort/shared/captcha';
import { normalizePhone } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { Button, ErrorCard, SkeletonRows, useOffline, useSecondsLeft, Waiting } from '@resort/shared/ui';
import { EmailField, Form, PhoneField, startArea, useForm, useRules } from '@resort/shared/ui/form';
import { useEffect, useRef } from 'react';
import type { Leave, Wanted } from './progress.ts';
import type { StepProps } from './step.ts';
import { useSendCode } from './use-send-code.ts';

interface NewStepProps extends StepProps {
  leave: Leave | null;
  /** why the requested one was refused */
  refused: string | undefined;
}

/** Entry of the new phone or email, to which a code is sent. */
export function NewStep(props: NewStepProps) {
  const { kind, leave, onStep } = props;
  const isOver = useSecondsLeft(leave?.until ?? Number.MAX_SAFE_INTEGER) === 0;
  useEffect(() => {
    if (isOver) onStep({ step: 'old' }, { over: true });
  });
  return kind === 'phone' ? <NewPhone {...props} /> : <NewEmail {...props} />;
}

/** Sends the code, and continues once it is sent. */
function useCodeTo({ leave, onStep }: NewStepProps) {
  const { send, captcha } = useSendCode();
  const sendTo = async (wanted: Wanted): Promise<void> => {
    const sent = await send(wanted);
    if (sent !== null) onStep({ step: 'newCode', leave, wanted, sent });
  };
  return { sendTo, captcha };
}

function NewPhone(props: NewStepProps) {
  const t = useText('membership');
  const { data: areas, isError, isFetching, refetch } = useAreaCodesQuery();
  if (areas) return <NewPhoneForm {...props} areas={areas} />;
  if (isError)
    return <ErrorCard message={t('profile.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Waiting>
      <SkeletonRows rows={2} />
    </Waiting>
  );
}

function NewPhoneForm(props: NewStepProps & { areas: readonly AreaCode[] }) {
  const { areas, refused } = props;
  const t = useText('membership');
  const rules = useRules();
  const { sendTo, captcha } = useCodeTo(props);
  const areaOf = (code: string) => areas.find(({ areaCode }) => areaCode === code);
  const form = useForm({
    initial: { phone: { area: startArea(areas), number: '' } },
    rules: {
      phone: ({ area, number }) => {
        const bounds = areaOf(area);
        return bounds && rules.phone(number, bounds);
      },
    },
    refusals: { PHONE_FORMAT: 'phone', OTP_COOLDOWN: 'phone' },
    draft: { key: 'membership.newPhone', fields: ['phone'] },
    submit: async ({ phone }) => {
      const area = areaOf(phone.area);
      if (area) await sendTo({ areaCode: area.areaCode, phone: normalizePhone(phone.number, area) });
    },
  });
  useRefused(refused, (message) => form.refuse({ phone: message }));
  return (
    <Form form={form}>
      <PhoneField {...form.field('phone')} label={t('profile.phone.new')} areas={areas} />
      <CaptchaNote state={captcha} />
      <SendButton busy={form.busy} />
    </Form>
  );
}

function NewEmail(props: NewStepProps) {
  const { refused } = props;
  const t = useText('membership');
  const rules = useRules();
  const { sendTo, captcha } = useCodeTo(props);
  const form = useForm({
    initial: { email: '' },
    rules: { email: rules.email },
    refusals: { EMAIL_FORMAT: 'email', OTP_COOLDOWN: 'email' },
    draft: { key: 'membership.newEmail', fields: ['email'] },
    submit: ({ email }) => sendTo({ email: email.trim() }),
  });
  useRefused(refused, (message) => form.refuse({ email: message }));
  return (
    <Form form={form}>
      <EmailField {...form.field('email')} label={t('profile.email.new')} />
      <CaptchaNote state={captcha} />
      <SendButton busy={form.busy} />
    </Form>
  );
}

/** A refusal in a later step is shown at the field, which gets the focus. */
function useRefused(refused: string | undefined, refuse: (message: string) => void): void {
  const tell = useRef(refuse);
  useEffect(() => {
    if (refused !== undefined) tell.current(refused);
  }, [refused]);
}

function SendButton({ busy }: { busy: boolean }) {
  const t = useText('membership');
  const offline = useOffline('kept');
  return (
    <Button type="submit" wide busy={busy} unavailable={offline}>
      {t('profile.rebind.send')}
    </Button>
  );
}
