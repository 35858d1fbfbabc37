import { useState } from 'react';
import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import type { ChannelStatus } from '@resort/release/client';
import { isStanding } from './is-standing.ts';
import { useHolder } from '../session/holder.ts';
import styles from './actions.module.css';
import type { ChannelDialogProps } from './channel-dialog.ts';
import { PinDialog } from './PinDialog.tsx';
import { RollbackDialog } from './RollbackDialog.tsx';
import { RolloutDialog } from './RolloutDialog.tsx';
import { pinnable } from './pinnable.ts';

const DIALOGS = { pin: PinDialog, rollout: RolloutDialog, rollback: RollbackDialog };
type Action = keyof typeof DIALOGS;

export interface ActionsProps extends Omit<ChannelDialogProps, 'onClose'> {
  /** there is a newer release than in this status, so no action may start on the old one */
  isOld: boolean;
}

/** What this token may do to a channel now; what cannot be done just now says why. */
export function Actions({ status, isOld, onDone }: ActionsProps) {
  const t = useText('console');
  const { may } = useHolder();
  // what is decided is decided about what was seen: nothing changes below somebody's hands
  const [open, setOpen] = useState<{ action: Action; seen: ChannelStatus } | null>(null);
  const { channel, rollout, current } = status;
  if (!may(`pin:${channel}`)) return <p className={styles['muted']}>{t('actions.none', { channel })}</p>;
  const frozen = status.freezes.some(isStanding) ? t('actions.frozen') : undefined;
  const busy = rollout === null ? undefined : t('actions.busy');
  const nothing = pinnable(status).length === 0 ? t('actions.nothing') : undefined;
  const begin = (action: Action) => setOpen({ action, seen: status });
  const Shown = open === null ? null : DIALOGS[open.action];
  return (
    <div className={styles['actions']}>
      {rollout === null ? null : (
        <Button busy={isOld} unavailable={frozen} onClick={() => begin('rollout')}>
          {t('rollout.open')}
        </Button>
      )}
      <Button
        look={rollout === null ? 'primary' : 'quiet'}
        busy={isOld}
        unavailable={frozen ?? busy ?? nothing}
        onClick={() => begin('pin')}
      >
        {t('pin.open')}
      </Button>
      {current === null || current === 1 ? null : (
        <Button look="quiet" busy={isOld} onClick={() => begin('rollback')}>
          {t('rollback.open')}
        </Button>
      )}
      {open === null || Shown === null ? null : (
        <Shown status={open.seen} onDone={onDone} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
