import { personName } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  showToast,
  Surface,
  useOffline,
  useOneAtATime,
  VisuallyHidden,
} from '@resort/shared/ui';
import { useState } from 'react';
import type { Companion } from '../../../contract/index.ts';
import { useDeleteCompanionMutation } from '../../api/companions.ts';
import styles from './companions.module.css';

export function CompanionCard({ companion }: { companion: Companion }) {
  const t = useText('hotel');
  const name = personName(companion, currentLanguage());
  return (
    <Surface level={2} title={name}>
      <div className={styles['ways']}>
        <ButtonLink look="plain" to={to('/companions', { edit: companion.id })}>
          {t('companions.edit')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
        <DeleteCompanion id={companion.id} name={name} />
      </div>
    </Surface>
  );
}

function DeleteCompanion({ id, name }: { id: string; name: string }) {
  const t = useText('hotel');
  const offline = useOffline();
  const [send] = useDeleteCompanionMutation();
  const [isAsking, setAsking] = useState(false);
  const [remove, isRemoving] = useOneAtATime(async () => {
    const { error } = await send({ id });
    setAsking(false);
    // the reminder shows an error
    if (error === undefined) showToast({ text: t('companions.deleted', { name }) });
  });
  return (
    <>
      <Button look="plain" unavailable={offline} onClick={() => setAsking(true)}>
        {t('companions.delete')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('companions.question', { name })}
          confirm={t('companions.delete')}
          isDangerous
          busy={isRemoving}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>{t('companions.stays')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
