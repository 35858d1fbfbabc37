import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../button/button.tsx';
import { classes } from '../../base/classes.ts';
import { VisuallyHidden } from '../../base/visually-hidden.tsx';
import { useWaiting } from './use-waiting.ts';
import styles from './waiting.module.css';

export interface WaitingProps {
  /** skeletons in the shape of the content */
  children: ReactNode;
  /** offered after a long wait */
  onCancel?: () => void;
}

/** Skeletons after 300 ms, and a message after 10 s. The space is reserved from the start. */
export function Waiting({ children, onCancel }: WaitingProps) {
  const t = useText('kit');
  const waiting = useWaiting();
  return (
    <div className={classes(styles['waiting'], styles[waiting])}>
      {children}
      <output className={waiting === 'long' ? undefined : styles['quiet']}>
        {waiting === 'shown' ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}
        {waiting === 'long' ? <span className={styles['said']}>{t('stillWorking')}</span> : null}
      </output>
      {waiting === 'long' && onCancel ? (
        <Button look="plain" onClick={onCancel}>
          {t('cancel')}
        </Button>
      ) : null}
    </div>
  );
}
