import { useText } from '../../../i18n/index.ts';
import { Button } from '../../button/button.tsx';
import { Notice } from './notice.tsx';

export interface RetryNoticeProps {
  /** what could not be done */
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** A failure inside a form or a card, with a button that tries again. */
export function RetryNotice({ message, onRetry, isRetrying = false }: RetryNoticeProps) {
  const t = useText('kit');
  return (
    <Notice tone="danger">
      <p>{message}</p>
      <Button look="plain" busy={isRetrying} onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  );
}
