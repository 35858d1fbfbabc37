import { useState } from 'react';
import { useText } from '@resort/shared/i18n';
import { Button, Notice, Page } from '@resort/shared/ui';
import { Form, PasswordField, useForm, useRules } from '@resort/shared/ui/form';
import type { Problem } from '@resort/release/client';
import { runVerb } from '../api/ask.ts';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { SIGN_IN } from '../api/identity.ts';
import styles from './sign-in.module.css';
import { useSignIn } from './use-sign-in.ts';
import { signIn } from '../api/session.ts';

/** Asks for the token once a tab. `isRefused`: the registry took the one that was there no more. */
export function SignIn({ isRefused }: { isRefused: boolean }) {
  const t = useText('console');
  const { required } = useRules();
  const { isOffered } = useSignIn();
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm({
    initial: { token: '' },
    rules: { token: required },
    submit: async ({ token }) => {
      const answer = await runVerb({ verb: 'whoami', args: [] }, token.trim());
      if ('error' in answer) setProblem(answer.error);
      else signIn(token.trim());
    },
  });
  return (
    <main className={styles['narrow']}>
      <Page title={t('title')} lead={t('signIn.lead')}>
        {isRefused && problem === null ? <Notice tone="warning">{t('signIn.refused')}</Notice> : null}
        {problem === null ? null : <ProblemNotice problem={problem} />}
        {isOffered ? (
          <>
            <a className={styles['provider']} href={SIGN_IN}>
              {t('signIn.provider')}
            </a>
            <p className={styles['or']}>{t('signIn.orToken')}</p>
          </>
        ) : null}
        <Form form={form}>
          <PasswordField
            {...form.field('token')}
            label={t('signIn.token')}
            hint={t('signIn.hint')}
            autoComplete="current-password"
          />
          <Button type="submit" look={isOffered ? 'quiet' : 'primary'} wide busy={form.busy}>
            {t('signIn.action')}
          </Button>
        </Form>
      </Page>
    </main>
  );
}
