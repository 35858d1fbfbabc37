import type { ReactNode } from 'react';
import { classes } from '../../base/classes.ts';
import { Sheet } from './sheet.tsx';
import styles from './action-sheet.module.css';

export interface SheetAction {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** shown in another colour, at the end */
  isDangerous?: boolean;
}

export interface ActionSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  actions: readonly SheetAction[];
}

/** The possible actions, one below the other. */
export function ActionSheet({ isOpen, onClose, title, actions }: ActionSheetProps) {
  const choose = (action: SheetAction) => {
    onClose();
    action.onSelect();
  };
  const ordered = [...actions].sort(
    (a, b) => Number(a.isDangerous ?? false) - Number(b.isDangerous ?? false),
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      <ul className={styles['actions']}>
        {ordered.map((action) => (
          <li key={action.label}>
            <button
              type="button"
              className={classes(styles['action'], action.isDangerous && styles['danger'])}
              onClick={() => choose(action)}
            >
              {action.icon}
              {action.label}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
