import { CaptchaNote } from '@resort/shared/captcha';
import { useText } from '@resort/shared/i18n';
import { knownDevice } from '@resort/shared/session';
import { Button } from '@resort/shared/ui';
import { Form, PasswordField, TextField, useForm, useRules } from '@resort/shared/ui/form';
import { useSignInWithPasswordMutation } from '../../api/sign-in.ts';
import { accountOf } from '../account.ts';
import { LockedNote } from '../LockedNote.tsx';
import type { Areas } from '../use-areas.ts';
import { useSecretSignIn } from '../use-secret-sign-in.ts';

/** By member number, phone number or e-mail address, and a password. */
export function PasswordWay({ areas }: { areas: Areas }) {
  const t = useText('auth');
  const rules = useRules();
  const [send] = useSignInWithPasswordMutation();
  const { signIn, captcha, lockedFor } = useSecretSignIn();
  const form = useForm({
    initial: { account: '', password: '' },
    rules: { account: rules.required, password: rules.required },
    submit: ({ account, password }) => {
      const whose = accountOf(account, areas.list, areas.start);
      return signIn((proof) => send({ ...whose, password, ...knownDevice(), ...proof }).unwrap());
    },
  });
  return (
    <Form form={form}>
      <LockedNote minutes={lockedFor} />
      <TextField
        {...form.field('account')}
        label={t('password.account')}
        hint={t('password.accountHint')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('password')}
        label={t('password.label')}
        hint={t('password.forgotten')}
        autoComplete="current-password"
      />
      <CaptchaNote state={captcha} onRetry={form.submit} />
      <Button type="submit" wide busy={form.busy}>
        {t('signIn.title')}
      </Button>
    </Form>
  );
}
