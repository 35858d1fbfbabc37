import { useText } from '@resort/shared/i18n';
import { Button, Notice, useOffline } from '@resort/shared/ui';
import type { Refusal } from '@resort/shared/once/send';
import styles from './exchange.module.css';

export interface UnansweredProps {
  name: string;
  qty: number;
  isSending: boolean;
  /** why the last press found nothing out */
  refused: Refusal | null;
  onConfirm: () => void;
}

/** Replaces the form while the outcome of a confirmed redemption is unknown: it can only be completed. */
export function Unanswered({ name, qty, isSending, refused, onConfirm }: UnansweredProps) {
  const t = useText('dollars');
  const offline = useOffline();
  return (
    <div className={styles['unanswered']}>
      <Notice tone="warning">
        <p>{t('confirm.unanswered', { name, count: qty })}</p>
      </Notice>
      {refused?.message == null ? null : <Notice tone="danger">{refused.message}</Notice>}
      <Button wide busy={isSending} unavailable={offline} onClick={onConfirm}>
        {isSending ? t('confirm.sending') : t('confirm.finish')}
      </Button>
    </div>
  );
}
