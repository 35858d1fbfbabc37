import { CaptchaNote } from '@resort/shared/captcha';
import { useText } from '@resort/shared/i18n';
import { knownDevice } from '@resort/shared/session';
import { Button } from '@resort/shared/ui';
import { Form, isPin, PasswordField, TextField, useForm } from '@resort/shared/ui/form';
import { useSignInWithCardMutation } from '../../api/sign-in.ts';
import { LockedNote } from '../LockedNote.tsx';
import { useSecretSignIn } from '../use-secret-sign-in.ts';

const CARD = /^\d{8,24}$/;
const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '');

/** By the member card's number and PIN. */
export function CardWay() {
  const t = useText('auth');
  const [send] = useSignInWithCardMutation();
  const { signIn, captcha, lockedFor } = useSecretSignIn();
  const form = useForm({
    initial: { cardNo: '', pin: '' },
    rules: {
      cardNo: (typed) => (CARD.test(digitsOf(typed)) ? undefined : t('card.numberRule')),
      pin: (typed) => (isPin(digitsOf(typed)) ? undefined : t('card.pinRule')),
    },
    submit: ({ cardNo, pin }) => {
      const card = { cardNo: digitsOf(cardNo), pin: digitsOf(pin) };
      return signIn((proof) => send({ ...card, ...knownDevice(), ...proof }).unwrap());
    },
  });
  return (
    <Form form={form}>
      <LockedNote minutes={lockedFor} />
      <TextField
        {...form.field('cardNo')}
        label={t('card.number')}
        hint={t('card.numberHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <PasswordField
        {...form.field('pin')}
        label={t('card.pin')}
        autoComplete="current-password"
        inputMode="numeric"
      />
      <CaptchaNote state={captcha} onRetry={form.submit} />
      <Button type="submit" wide busy={form.busy}>
        {t('signIn.title')}
      </Button>
    </Form>
  );
}
