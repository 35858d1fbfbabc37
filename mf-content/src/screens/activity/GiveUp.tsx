import { isApiError } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { Button, ConfirmDialog, Notice, showToast, useOneAtATime } from '@resort/shared/ui';
import { useState } from 'react';
import { useGiveUpMutation } from '../../api/activities.ts';

/** Gives the member's places back, after asking once. */
export function GiveUp({ id, title }: { id: string; title: string }) {
  const t = useText('content');
  const [send] = useGiveUpMutation();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [giveUp, isBusy] = useOneAtATime(async () => {
    setRefusal(null);
    const { error } = await send({ id });
    setAsking(false);
    if (error === undefined) showToast({ text: t('activity.cancelled') });
    else setRefusal(isApiError(error) && error.errorCode !== null ? error.message : null);
  });
  return (
    <>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      <Button look="plain" wide onClick={() => setAsking(true)}>
        {t('activity.cancel')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('activity.cancelTitle')}
          confirm={t('activity.cancel')}
          isDangerous
          busy={isBusy}
          onConfirm={giveUp}
          onClose={() => setAsking(false)}
        >
          <p>{t('activity.cancelWhat', { title })}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
