import { useState, type ReactNode } from 'react';
import { dropHold, readHold } from '../../../session/index.ts';
import { Button } from '../../button/button.tsx';
import { ConfirmDialog } from '../../overlay/dialog/confirm-dialog.tsx';
import { Notice } from '../../screen/feedback/notice.tsx';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { useOffline } from '../../../hooks/use-offline.ts';

export interface CancelOrderProps {
  /** false: offers nothing, but a refusal stays visible */
  canCancel: boolean;
  /** label of the button: 'Cancel this reservation' */
  label: string;
  /** title of the dialog: 'Cancel this reservation?' */
  question: string;
  /** label of the confirming button */
  confirm: string;
  /** fee and refund; read again after a refusal */
  children: ReactNode;
  /**
   * Cancels with the fee that was shown. Resolves to an error in the member's language, which stays in the
   * dialog beside the new fee; null if it succeeded, or if the reminder shows the error.
   */
  onCancel: () => Promise<string | null>;
}

/** Cancels something booked: shows the fee, then asks for confirmation. */
export function CancelOrder({ canCancel, label, question, confirm, children, onCancel }: CancelOrderProps) {
  const offline = useOffline();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [start, isCancelling] = useOneAtATime(async () => {
    setRefusal(null);
    const why = await onCancel();
    setRefusal(why);
    if (why !== null) return;
    setAsking(false);
    // an order with several parts reports itself that it is cancelled
    const hold = readHold();
    if (hold && (location.pathname + location.search).endsWith(hold.order)) dropHold();
  });
  const notice = refusal === null ? null : <Notice tone="danger">{refusal}</Notice>;
  if (!canCancel) return notice;
  return (
    <>
      {isAsking ? null : notice}
      <Button look="danger" wide unavailable={offline} onClick={() => setAsking(true)}>
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
