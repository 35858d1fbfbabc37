import { useText } from '@resort/shared/i18n';
import { Button, Notice } from '@resort/shared/ui';

interface UnansweredProps<R> {
  unanswered: R | null;
  isSending: boolean;
  send: (request: R) => void;
}

/** It was sent and nobody answered: asked for again exactly as it was, it is booked once at most. */
export function Unanswered<R>({ unanswered, isSending, send }: UnansweredProps<R>) {
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
