import { isApiError } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import {
  Badge,
  Button,
  ButtonLink,
  ConfirmDialog,
  Notice,
  showToast,
  Surface,
  useOneAtATime,
  useOffline,
  VisuallyHidden,
} from '@resort/shared/ui';
import { useState } from 'react';
import type { Guest } from '../../../contract/index.ts';
import { useDeleteGuestMutation } from '../../api/guests.ts';
import styles from './real-name.module.css';

/** One saved guest. Who is named on a ticket that is still ahead stays as they are until then. */
export function GuestCard({ guest }: { guest: Guest }) {
  const t = useText('ticketing');
  const { id, name, docTypeName, docNo, isSelf, verified, isBound } = guest;
  return (
    <Surface
      level={2}
      title={name}
      badge={
        isSelf ? (
          <Badge tone={verified === 'MATCHED' ? 'success' : 'brand'}>
            {t(verified === 'MATCHED' ? 'guests.matched' : 'guests.self')}
          </Badge>
        ) : undefined
      }
      lines={[docTypeName, docNo]}
    >
      {isBound ? (
        <p className={styles['bound']}>{t('guests.bound')}</p>
      ) : (
        <div className={styles['ways']}>
          <ButtonLink look="plain" to={to('/real-name-edit', { id })}>
            {t('guests.edit')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
          <DeleteGuest guest={guest} />
        </div>
      )}
    </Surface>
  );
}

function DeleteGuest({ guest: { id, name } }: { guest: Guest }) {
  const t = useText('ticketing');
  const offline = useOffline();
  const [send] = useDeleteGuestMutation();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [erase, isErasing] = useOneAtATime(async () => {
    // deleted twice is deleted once
    const { error } = await send({ id });
    if (error !== undefined) {
      // without an errorCode the reminder shows the error
      if (!isApiError(error) || error.errorCode === null) return setAsking(false);
      return setRefusal(error.message);
    }
    setAsking(false);
    return showToast({ text: t('guests.deleted', { name }) });
  });
  return (
    <>
      <Button look="plain" unavailable={offline} onClick={() => setAsking(true)}>
        {t('guests.delete')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('guests.question', { name })}
          confirm={t('guests.confirm')}
          isDangerous
          busy={isErasing}
          onConfirm={erase}
          onClose={() => setAsking(false)}
        >
          {refusal === null ? <p>{t('guests.erased')}</p> : <Notice tone="danger">{refusal}</Notice>}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
