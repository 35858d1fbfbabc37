import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { dropHold, readHold } from '../../session/index.ts';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Notice } from '../feedback/notice.tsx';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import { useOnline } from '../use-online.ts';

export interface CancelOrderProps {
  /** without it nothing is offered; why it was refused stays */
  canCancel: boolean;
  /** the button that asks: 'Cancel this booking' */
  label: string;
  /** of the dialog: 'Cancel this booking?' */
  question: string;
  /** the button that does it */
  confirm: string;
  /** what it costs and what comes back, read again where it was refused */
  children: ReactNode;
  /**
   * Does it, with the fee that was shown. Resolves to why not, in the member's language, which stays in the dialog
   * beside the new fee; null where it is done, or where the reminder has said why not.
   */
  onCancel: () => Promise<string | null>;
}

/** The way out of something booked: first what it costs, then the question, once. */
export function CancelOrder({ canCancel, label, question, confirm, children, onCancel }: CancelOrderProps) {
  const t = useText('shell');
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [start, isCancelling] = useOneAtATime(async () => {
    setRefusal(null);
    const why = await onCancel();
    setRefusal(why);
    if (why !== null) return;
    setAsking(false);
    // of this order: one over several says itself that it is over
    const hold = readHold();
    if (hold && (location.pathname + location.search).endsWith(hold.order)) dropHold();
  });
  const notice = refusal === null ? null : <Notice tone="danger">{refusal}</Notice>;
  if (!canCancel) return notice;
  return (
    <>
      {isAsking ? null : notice}
      <Button
        look="danger"
        wide
        unavailable={isOnline ? undefined : t('kit.needsConnection')}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={question}
          confirm={confirm}
          isDangerous
          busy={isCancelling}
          onConfirm={start}
          onClose={() => setAsking(false)}
        >
          {notice}
          {children}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
