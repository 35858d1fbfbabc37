import { isApiError } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { makePasskey, useAddPasskeyMutation, usePasskeyOptionsMutation } from '@resort/shared/passkey';
import { useNavigate, useSearchParams } from '@resort/shared/router';
import { wayBack } from '@resort/shared/routes';
import { useMember } from '@resort/shared/session';
import { Button, LEAVING, Notice, Page, showToast, useOneAtATime } from '@resort/shared/ui';
import { useState } from 'react';
import { deviceName } from '../../passkeys/device-name.ts';
import { declinePasskey, rememberPasskey } from '../../passkeys/memory.ts';
import styles from '../auth.module.css';

/** Offers, after a sign-in, to do without the code the next time; either answer leads on. */
export default function AddPasskeyScreen() {
  const t = useText('auth');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const make = useMakePasskey();
  const [isDismissed, setDismissed] = useState(false);
  const leave = () => navigate(wayBack(query.get('redirect')), { replace: true });
  const [add, isAdding] = useOneAtATime(async () => {
    setDismissed(false);
    const isMade = await make();
    setDismissed(!isMade);
    if (!isMade) return;
    rememberPasskey();
    showToast({ text: t('passkey.made') });
    await leave();
    return LEAVING;
  });
  const decline = () => {
    declinePasskey();
    void leave();
  };
  return (
    <Page title={t('passkey.title')} lead={t('passkey.lead')}>
      {isDismissed ? <Notice>{t('passkey.dismissed')}</Notice> : null}
      <Button wide busy={isAdding} onClick={add}>
        {t('passkey.make')}
      </Button>
      <Button look="quiet" wide onClick={decline}>
        {t('passkey.notNow')}
      </Button>
      <p className={styles['small']}>{t('passkey.privacy')}</p>
    </Page>
  );
}

/** False: the dialog was closed, or a call failed, which the reminder told. */
function useMakePasskey() {
  const t = useText('auth');
  const { userId: id } = useMember();
  const [options] = usePasskeyOptionsMutation();
  const [add] = useAddPasskeyMutation();
  return async (): Promise<boolean> => {
    try {
      const registration = await makePasskey(await options().unwrap());
      if (registration === null) return false;
      const name = deviceName(navigator.userAgent) ?? t('passkey.thisDevice');
      await add({ id, registration, deviceName: name }).unwrap();
      return true;
    } catch (failure) {
      if (isApiError(failure)) return false;
      throw failure;
    }
  };
}
