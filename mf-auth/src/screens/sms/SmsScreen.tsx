import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Button, ButtonLink, LEAVING, Notice, Page } from '@resort/shared/ui';
import { CodeField, Form, useForm, useRules } from '@resort/shared/ui/form';
import { useState } from 'react';
import { useSignInWithCodeMutation } from '../../api/sign-in.ts';
import { AnotherCode } from '../../sign-in/AnotherCode.tsx';
import { dropCodeRequest, keptCodeRequest, type CodeRequest } from '../../sign-in/code-request.ts';
import { useFinishSignIn } from '../../sign-in/use-finish-sign-in.ts';
import { Hero } from '../hero/Hero.tsx';
import styles from '../auth.module.css';

/** The one-time code: typed, pasted or suggested by the phone. */
export default function SmsScreen() {
  const t = useText('auth');
  const [query] = useSearchParams();
  const [request, setRequest] = useState(keptCodeRequest);
  if (request === null) {
    return (
      <Page title={t('sms.title')}>
        <Notice>{t('sms.nothingAsked')}</Notice>
        <ButtonLink wide to={to('/sign-in', { redirect: query.get('redirect') ?? undefined })}>
          {t('signIn.title')}
        </ButtonLink>
      </Page>
    );
  }
  return <CodeForm request={request} onSent={setRequest} />;
}

interface CodeFormProps {
  request: CodeRequest;
  onSent: (request: CodeRequest) => void;
}

function CodeForm({ request, onSent }: CodeFormProps) {
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
      if (await signIn(code)) return LEAVING;
      setUnknown(true);
    },
  });
  if (isUnknown) return <UnknownNumber />;
  const phone = `${request.areaCode} ${request.maskedPhone}`;
  return (
    <>
      <Hero height="band" />
      <Page title={t('sms.title')} lead={t(request.channel === 'voice' ? 'sms.leadCall' : 'sms.lead', { phone })}>
        <Form form={form}>
          <CodeField {...form.field('code')} label={t('sms.label')} />
          <Button type="submit" wide busy={form.busy}>
            {t('sms.submit')}
          </Button>
        </Form>
        <AnotherCode request={request} onSent={onSent} onRefused={(code) => form.refuse({ code })} />
        <p className={styles['aside']}>
          <ButtonLink look="plain" to={to('/sign-in', { redirect: query.get('redirect') ?? undefined })}>
            {t('sms.changeNumber')}
          </ButtonLink>
        </p>
      </Page>
    </>
  );
}

/** Sends the code; who is a member is signed in and led on. False: nobody has this number. */
function useCodeSignIn({ otpId, areaCode, phone }: CodeRequest) {
  const finish = useFinishSignIn();
  const [send] = useSignInWithCodeMutation();
  return async (code: string): Promise<boolean> => {
    const reply = await send({ otpId, areaCode, phone, code }).unwrap();
    dropCodeRequest();
    if ('needRegister' in reply) return false;
    await finish(reply, 'other');
    return true;
  };
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
