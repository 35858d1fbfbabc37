import { useText } from '@resort/shared/i18n';
import { Button, Dialog } from '@resort/shared/ui';
import { useId } from 'react';
import { LegalText } from './LegalText.tsx';
import type { LegalSection } from './sections.ts';
import styles from './legal.module.css';

interface LegalDialogProps {
  scene: LegalSection;
  /** the button that leads back */
  close: string;
  onClose: () => void;
}

/**
 * A legal text over the screen that asks for consent. The screen below does not change, and Back closes the
 * text.
 */
export function LegalDialog({ scene, close, onClose }: LegalDialogProps) {
  const t = useText('auth');
  const titleId = useId();
  return (
    <Dialog kind="page" labelledBy={titleId} onClose={onClose}>
      {/* the button is inside what scrolls, so that the arrow keys scroll it while the button has the focus */}
      <div className={styles['dialog']}>
        <h2 id={titleId} className={styles['dialogTitle']}>
          {t(`legal.${scene}`)}
        </h2>
        <LegalText scene={scene} />
        <div className={styles['footer']}>
          <Button wide onClick={onClose}>
            {close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
