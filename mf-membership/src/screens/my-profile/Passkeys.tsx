import type { UserInfo } from '@resort/shared/calls/rows';
import { formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useStore } from '@resort/shared/redux';
import type { AppStore } from '@resort/shared/store';
import { Button, ConfirmDialog, List, ListItem, Notice, showToast, useOneAtATime } from '@resort/shared/ui';
import { useState } from 'react';
import type { MemberPasskey } from '../../../contract/index.ts';
import { usePasskeysQuery } from '../../api/devices.ts';
import { Part } from './Part.tsx';
import { PartState } from './PartState.tsx';
import styles from './my-profile.module.css';

/** The devices that sign in with a glance or a touch. */
export function Passkeys({ member }: { member: UserInfo }) {
  const t = useText('membership');
  const read = usePasskeysQuery();
  const { data: passkeys } = read;
  return (
    <Part id="passkeys" title={t('profile.passkeys.title')} lead={t('profile.passkeys.lead')}>
      {passkeys ? <PasskeyList id={member.userId} passkeys={passkeys} /> : null}
      <PartState read={read} failed={t('profile.passkeys.failed')} />
      {hasPasskeys() ? <AddPasskey id={member.userId} /> : null}
    </Part>
  );
}

/** The same message as the lazy part's, which loads on demand: browsers do not offer passkeys on plain http. */
const hasPasskeys = () => 'PublicKeyCredential' in window;

function AddPasskey({ id }: { id: string }) {
  const t = useText('membership');
  const { dispatch } = useStore() as AppStore;
  const [isDismissed, setDismissed] = useState(false);
  const [add, isAdding] = useOneAtATime(async () => {
    setDismissed(false);
    const { addOwnPasskey } = await import('@resort/shared/passkey');
    const isMade = await addOwnPasskey(dispatch, { id, otherwise: t('profile.passkeys.thisDevice') });
    setDismissed(!isMade);
    if (isMade) showToast({ text: t('profile.passkeys.added') });
  });
  return (
    <div className={styles['inset']}>
      {isDismissed ? <Notice>{t('profile.passkeys.dismissed')}</Notice> : null}
      <Button look="quiet" wide busy={isAdding} onClick={add}>
        {t('profile.passkeys.add')}
      </Button>
    </div>
  );
}

function PasskeyList({ id, passkeys }: { id: string; passkeys: readonly MemberPasskey[] }) {
  const t = useText('membership');
  const [asked, setAsked] = useState<MemberPasskey | null>(null);
  const { dispatch } = useStore() as AppStore;
  const [confirm, isRemoving] = useOneAtATime(async () => {
    if (asked === null) return;
    const { removeOwnPasskey } = await import('@resort/shared/passkey');
    const isRemoved = await removeOwnPasskey(dispatch, { id, keyId: asked.keyId });
    setAsked(null);
    if (isRemoved) showToast({ text: t('profile.passkeys.removed') });
  });
  if (passkeys.length === 0) return <p className={styles['inset']}>{t('profile.passkeys.none')}</p>;
  return (
    <>
      <List label={t('profile.passkeys.title')}>
        {passkeys.map((passkey) => (
          <ListItem key={passkey.keyId}>
            <PasskeyRow passkey={passkey} onRemove={() => setAsked(passkey)} />
          </ListItem>
        ))}
      </List>
      {asked === null ? null : (
        <ConfirmDialog
          title={t('profile.passkeys.removeQuestion', { device: asked.deviceName })}
          confirm={t('profile.passkeys.remove')}
          isDangerous
          busy={isRemoving}
          onConfirm={confirm}
          onClose={() => setAsked(null)}
        >
          {t('profile.passkeys.removeMeans')}
        </ConfirmDialog>
      )}
    </>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: MemberPasskey; onRemove: () => void }) {
  const t = useText('membership');
  const { deviceName: device, addedAt, lastUsedAt } = passkey;
  const date = (instant: string) => formatDate(instant, currentLanguage());
  const used =
    lastUsedAt === null
      ? t('profile.passkeys.addedOn', { date: date(addedAt) })
      : t('profile.passkeys.usedOn', { date: date(lastUsedAt) });
  return (
    <div className={styles['device']}>
      <span className={styles['words']}>
        {device}
        <span className={styles['none']}>{used}</span>
      </span>
      <Button look="plain" aria-label={t('profile.passkeys.removeOf', { device })} onClick={onRemove}>
        {t('profile.passkeys.remove')}
      </Button>
    </div>
  );
}
