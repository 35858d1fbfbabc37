import { useId, useState, type ReactNode } from 'react';
import { Dialog } from '@resort/shared/ui';
import type { WireAnswer } from '@resort/release/client';
import styles from './action-dialog.module.css';
import { Confirmation } from './Confirmation.tsx';
import type { Plan } from './plan.ts';

export interface ActionDialogProps {
  title: string;
  onDone: (answer: WireAnswer) => void;
  onClose: () => void;
  /** the form; it proposes what is to be done, and stays as it was typed behind the confirmation */
  children: (propose: (plan: Plan) => void) => ReactNode;
}

/** One change of a channel in two steps: what is wanted and why, then exactly what will happen. */
export function ActionDialog({ title, onDone, onClose, children }: ActionDialogProps) {
  const id = useId();
  const [plan, setPlan] = useState<Plan | null>(null);
  return (
    <Dialog kind="modal" labelledBy={id} onClose={onClose}>
      <div className={styles['dialog']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        <div hidden={plan !== null}>{children(setPlan)}</div>
        {plan === null ? null : (
          <Confirmation
            plan={plan}
            onBack={() => setPlan(null)}
            onDone={(answer) => {
              onDone(answer);
              onClose();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
