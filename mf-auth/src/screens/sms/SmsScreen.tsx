import { isApiError } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { useDispatch } from '@resort/shared/redux';
import { useNavigate, useSearchParams } from '@resort/shared/router';
import { to, wayBack } from '@resort/shared/routes';
import { rememberSession, signedIn } from '@resort/shared/session';
import { Button, ButtonLink, LEAVING, Notice, Page, useOneAtATime, useSecondsLeft } from '@resort/shared/ui';
import { CodeField, dropDraft, Form, useForm, useRules } from '@resort/shared/ui/form';
import { useState } from 'react';
import { useSignInWithCodeMutation } from '../../api/sign-in.ts';
import { dropCodeRequest, keptCodeRequest, type CodeRequest } from '../../sign-in/code-request.ts';
import { Hero } from '../hero/Hero.tsx';
import { useCodeSender } from '../../sign-in/use-code-sender.ts';
import styles from '../auth.module.css';

/** The one-time code: typed, pasted or suggested by the phone. */
export default function SmsScreen() {
  const t = useText('auth');
  const [request, setRequest] = useState(keptCodeRequest);
  if (request === null) {
    return (
      <Page title={t('sms.title')}>
        <Notice>{t('sms.nothingAsked')}</Notice>
        <ButtonLink wide to="/sign-in">
          {t('signIn.title')}
        </ButtonLink>
      </Page>
    );
  }
  return <CodeForm request={request} onResent={setRequest} />;
}

interface CodeFormProps {
  request: CodeRequest;
  onResent: (request: CodeRequest) => void;
}

function CodeForm({ request, onResent }: CodeFormProps) {
  const t = useText('auth');
  const rules = useRules();
  const [query] = useSearchParams();
  const [isUnknown, setUnknown] = useState(false);
  const signIn = useCodeSignIn(request);
  const form = useForm({
    initial: { code: '' },
    rules: { code: rules.code },
    refusals: { OTP_INVALID: 'code', OTP_EXPIRED: 'code', OTP_LOCKED: 'code' },
    submit: async ({ code }) => {
      const isMember = await signIn(code, wayBack(query.get('redirect')));
      if (isMember) return LEAVING;
      setUnknown(true);
    },
  });
  if (isUnknown) return <UnknownNumber />;
  const lead = t('sms.lead', { phone: `${request.areaCode} ${request.maskedPhone}` });
  return (
    <>
      <Hero height="band" />
      <Page title={t('sms.title')} lead={lead}>
        <Form form={form}>
          <CodeField {...form.field('code')} label={t('sms.label')} />
          <Button type="submit" wide busy={form.busy}>
            {t('sms.submit')}
          </Button>
        </Form>
        <Resend request={request} onResent={onResent} onRefused={(code) => form.refuse({ code })} />
        <p className={styles['aside']}>
          <ButtonLink look="plain" to={to('/sign-in', { redirect: query.get('redirect') ?? undefined })}>
            {t('sms.changeNumber')}
          </ButtonLink>
        </p>
      </Page>
    </>
  );
}

/** Sends the code; a session is stored and the member led to where they were going. False: nobody has this number. */
function useCodeSignIn({ otpId, areaCode, phone }: CodeRequest) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [send] = useSignInWithCodeMutation();
  return async (code: string, target: string): Promise<boolean> => {
    const reply = await send({ otpId, areaCode, phone, code }).unwrap();
    dropCodeRequest();
    dropDraft('auth.sign-in');
    if ('needRegister' in reply) return false;
    dispatch(signedIn(rememberSession(reply)));
    await navigate(target, { replace: true });
    return true;
  };
}

interface ResendProps extends CodeFormProps {
  /** undefined: all is well again */
  onRefused: (message: string | undefined) => void;
}

function Resend({ request, onResent, onRefused }: ResendProps) {
  const t = useText('auth');
  const sendCode = useCodeSender();
  const secondsLeft = useSecondsLeft(request.resendAt);
  const [resend, isSending] = useOneAtATime(async () => {
    try {
      onResent(await sendCode(request.areaCode, request.phone));
      onRefused(undefined);
    } catch (failure) {
      if (isApiError(failure) && failure.errorCode !== null) onRefused(failure.message ?? undefined);
    }
  });
  if (secondsLeft > 0)
    return <p className={styles['small']}>{t('sms.resendIn', { seconds: secondsLeft })}</p>;
  return (
    <Button look="quiet" wide busy={isSending} onClick={resend}>
      {t('sms.resend')}
    </Button>
  );
}

/** The code was right, but nobody has joined with this number: only its owner is told. */
function UnknownNumber() {
  const t = useText('auth');
  return (
    <Page title={t('unknown.title')} lead={t('unknown.lead')}>
      <ButtonLink wide to="/join-us">
        {t('unknown.join')}
      </ButtonLink>
      <ButtonLink look="quiet" wide to="/sign-in">
        {t('sms.changeNumber')}
      </ButtonLink>
    </Page>
  );
}
