import { useText } from '@resort/shared/i18n';
import { Button, Notice } from '@resort/shared/ui';

interface UnansweredProps<R> {
  unanswered: R | null;
  isSending: boolean;
  send: (request: R) => void;
}

/** A request without a response: repeating it unchanged books at most once. */
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
