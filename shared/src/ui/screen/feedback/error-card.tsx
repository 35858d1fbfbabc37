import { useText } from '../../../i18n/index.ts';
import { Button } from '../../button/button.tsx';
import styles from './message.module.css';

export interface ErrorCardProps {
  /** what failed */
  message: string;
  /** leave it out if a retry cannot help */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** for the staff, who can find it in the log */
  reference?: string;
}

/** Replaces content that failed to load, while the rest of the screen works. Announced at once. */
export function ErrorCard({ message, onRetry, isRetrying = false, reference }: ErrorCardProps) {
  const t = useText('kit');
  return (
    <div className={styles['error']} role="alert">
      <p>{message}</p>
      {reference === undefined ? null : <p className={styles['reference']}>{reference}</p>}
      {onRetry ? (
        <div className={styles['action']}>
          <Button look="quiet" busy={isRetrying} onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
