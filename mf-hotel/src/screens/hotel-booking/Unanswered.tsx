import { useText } from '@resort/shared/i18n';
import { Button, Notice } from '@resort/shared/ui';
import type { ReserveRequest } from '../../api/booking.ts';

interface UnansweredProps {
  unanswered: ReserveRequest | null;
  isSending: boolean;
  send: (request: ReserveRequest) => void;
}

/** It was sent and nobody answered: asked for again exactly as it was, it is booked once at most. */
export function Unanswered({ unanswered, isSending, send }: UnansweredProps) {
  const t = useText('hotel');
  return (
    <>
      <Notice tone="warning">{t('book.unanswered')}</Notice>
      <Button wide busy={isSending} onClick={() => (unanswered === null ? undefined : send(unanswered))}>
        {isSending ? t('book.sending') : t('book.askAgain')}
      </Button>
    </>
  );
}
