import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Button, ButtonLink, LEAVING, Notice, Page } from '@resort/shared/ui';
import { CodeField, Form, useForm, useRules } from '@resort/shared/ui/form';
import { useEffect, useState } from 'react';
import { JoinSteps } from '../../joining/JoinSteps.tsx';
import { fetchStep } from '../join-us/later-steps.ts';
import { keptLeave } from '../../sign-in/leave.ts';
import { kept, toJoin } from '../../sign-in/way.ts';
import { AnotherCode } from '../../sign-in/AnotherCode.tsx';
import { keptCodeRequest, type CodeRequest } from '../../sign-in/code-request.ts';
import { Hero } from '../../hero/Hero.tsx';
import { useCodeProof } from '../../sign-in/use-code-proof.ts';
import styles from '../../sign-in/auth.module.css';

/** The one-time code: typed, pasted or suggested by the phone. */
export default function SmsScreen() {
  const t = useText('auth');
  const [query] = useSearchParams();
  const [request, setRequest] = useState(keptCodeRequest);
  if (request === null) {
    // a reload after a right code for an unregistered number
    if (query.get('purpose') === 'login' && keptLeave() !== null) return <UnknownNumber />;
    return (
      <Page title={t('sms.title')}>
        <Notice>{t('sms.nothingAsked')}</Notice>
        <ButtonLink wide to={to('/sign-in', kept(query))}>
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
  const prove = useCodeProof(request);
  const isJoining = request.purpose === 'register';
  useEffect(() => {
    // while the code is on its way; a failure shows where the step does
    if (isJoining) fetchStep('profile').catch(() => {});
  }, [isJoining]);
  const form = useForm({
    initial: { code: '' },
    rules: { code: rules.code },
    refusals: { OTP_INVALID: 'code', OTP_EXPIRED: 'code', OTP_LOCKED: 'code' },
    submit: async ({ code }) => {
      if ((await prove(code, query)) === LEAVING) return LEAVING;
      setUnknown(true);
    },
  });
  if (isUnknown) return <UnknownNumber />;
  const lead = t(request.channel === 'voice' ? 'sms.leadCall' : 'sms.lead', {
    phone: `${request.areaCode} ${request.maskedPhone}`,
  });
  return (
    <>
      <Hero height="band" />
      <Page title={t('sms.title')} lead={lead}>
        {isJoining ? <JoinSteps current="code" /> : null}
        <Form form={form}>
          <CodeField {...form.field('code')} label={t('sms.label')} />
          <Button type="submit" wide busy={form.busy}>
            {t(isJoining ? 'joining.confirm' : 'sms.submit')}
          </Button>
        </Form>
        <AnotherCode request={request} onSent={onSent} onRefused={(code) => form.refuse({ code })} />
        <p className={styles['aside']}>
          <ButtonLink look="plain" to={isJoining ? toJoin('phone', query) : to('/sign-in', kept(query))}>
            {t('sms.changeNumber')}
          </ButtonLink>
        </p>
      </Page>
    </>
  );
}

/** The code was right, but the number is not registered: only its owner learns this. */
function UnknownNumber() {
  const t = useText('auth');
  const [query] = useSearchParams();
  return (
    <Page title={t('unknown.title')} lead={t('unknown.lead')}>
      <ButtonLink wide to={toJoin('profile', query)}>
        {t('unknown.join')}
      </ButtonLink>
      <ButtonLink look="quiet" wide to={to('/sign-in', kept(query))}>
        {t('sms.changeNumber')}
      </ButtonLink>
    </Page>
  );
}
