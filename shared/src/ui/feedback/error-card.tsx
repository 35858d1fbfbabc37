import { useText } from '../../i18n/index.ts';
import { Button } from '../button.tsx';
import styles from './message.module.css';

export interface ErrorCardProps {
  /** what could not be done */
  message: string;
  /** left out: trying again would change nothing */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** for the staff, who find it in the log */
  reference?: string;
}

/** Stands where content would, when it could not be had; the rest of the screen works. Announced at once. */
export function ErrorCard({ message, onRetry, isRetrying = false, reference }: ErrorCardProps) {
  const t = useText('shell');
  return (
    <div className={styles['error']} role="alert">
      <p>{message}</p>
      {reference === undefined ? null : <p className={styles['reference']}>{reference}</p>}
      {onRetry ? (
        <div className={styles['action']}>
          <Button look="quiet" busy={isRetrying} onClick={onRetry}>
            {t('kit.retry')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
