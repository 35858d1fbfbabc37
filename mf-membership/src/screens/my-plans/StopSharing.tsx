import { useText } from '@resort/shared/i18n';
import { Button, ConfirmDialog, showToast, useOneAtATime } from '@resort/shared/ui';
import { useState } from 'react';
import { useStopSharingPlansMutation } from '../../api/shared-plans.ts';

/** Ends the link after a question: it never opens again, and the next one has another address. */
export function StopSharing({ onStopped }: { onStopped: () => void }) {
  const t = useText('membership');
  const [isAsked, setIsAsked] = useState(false);
  const [stopSharing] = useStopSharingPlansMutation();
  const [stop, isStopping] = useOneAtATime(async () => {
    const { error } = await stopSharing();
    setIsAsked(false);
    if (error !== undefined) return; // the reminder shows the error
    showToast({ text: t('plans.share.stopped') });
    onStopped();
  });
  return (
    <>
      <Button look="quiet" wide onClick={() => setIsAsked(true)}>
        {t('plans.share.stop')}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title={t('plans.share.stopQuestion')}
          confirm={t('plans.share.stop')}
          isDangerous
          busy={isStopping}
          onConfirm={stop}
          onClose={() => setIsAsked(false)}
        >
          {t('plans.share.stopMeans')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
