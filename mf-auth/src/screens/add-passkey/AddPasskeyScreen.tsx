import { useText } from '@resort/shared/i18n';
import { addOwnPasskey } from '@resort/shared/passkey';
import { useStore } from '@resort/shared/redux';
import { useNavigate, useSearchParams } from '@resort/shared/router';
import { wayBack } from '@resort/shared/routes';
import { declinePasskey } from '@resort/shared/passkey-memory';
import { useMember } from '@resort/shared/session';
import type { AppStore } from '@resort/shared/store';
import { Button, LEAVING, Notice, Page, showToast, useOneAtATime } from '@resort/shared/ui';
import { useState } from 'react';

import styles from '../../sign-in/auth.module.css';

/** Offers, after a sign-in, to do without the code the next time; either answer leads on. */
export default function AddPasskeyScreen() {
  const t = useText('auth');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { dispatch } = useStore() as AppStore;
  const { userId: id } = useMember();
  const [isDismissed, setDismissed] = useState(false);
  const leave = () => navigate(wayBack(query.get('redirect')), { replace: true });
  const [add, isAdding] = useOneAtATime(async () => {
    setDismissed(false);
    const isMade = await addOwnPasskey(dispatch, { id, otherwise: t('passkey.thisDevice') });
    setDismissed(!isMade);
    if (!isMade) return;
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
