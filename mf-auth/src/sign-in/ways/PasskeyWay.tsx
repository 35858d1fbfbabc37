import { useText } from '@resort/shared/i18n';
import { Button, Notice } from '@resort/shared/ui';
import { hasPasskeyHere } from '@resort/shared/passkey-memory';
import { usePasskeySignIn } from '../use-passkey-sign-in.ts';

/** The button, and the browser's own suggestions in the fields; nothing if passkeys are not supported. */
export function PasskeyWay({ isOffered }: { isOffered: boolean }) {
  const t = useText('auth');
  const isOn = isOffered && 'PublicKeyCredential' in window;
  const { ask, isAsking, problem } = usePasskeySignIn(isOn);
  if (!isOn) return null;
  return (
    <>
      {problem === undefined ? null : <Notice tone="danger">{t(`passkey.${problem}`)}</Notice>}
      <Button look={hasPasskeyHere() ? 'primary' : 'quiet'} wide busy={isAsking} onClick={ask}>
        {t('passkey.signIn')}
      </Button>
    </>
  );
}
