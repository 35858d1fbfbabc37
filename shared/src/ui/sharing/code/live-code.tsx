import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../button/button.tsx';
import { CopyButton } from '../copy/index.ts';
import { useSecondsLeft } from '../../../hooks/use-seconds-left.ts';
import styles from './live-code.module.css';
import { QrCode } from './qr-code.tsx';
import { useLiveCode, type LiveCodeAnswer, type ShownCode } from './use-live-code.ts';
import { useWakeLock } from './use-wake-lock.ts';

export interface LiveCodeProps {
  /** what it is: `Member code` */
  label: string;
  /** requests a code from the server; called again before it expires, and after a failure */
  load: () => Promise<LiveCodeAnswer>;
  /** what staff can type if the scanner fails, e.g. the member number */
  readable: string;
  /** a hint, e.g. to turn up the brightness, which a page cannot do */
  hint?: ReactNode;
}

/** A code to be scanned. It renews itself while the page is visible, and keeps the screen on. */
export function LiveCode({ label, load, readable, hint }: LiveCodeProps) {
  const t = useText('kit');
  const { code, hasFailed, isLoading, refresh } = useLiveCode(load);
  useWakeLock();
  return (
    <div className={styles['live']}>
      <div className={styles['paper']}>
        {code ? <QrCode content={code.content} label={label} /> : null}
        <output className={code ? styles['shown'] : styles['instead']}>
          {code ? null : t(hasFailed ? 'fields.code.none' : 'fields.code.loading')}
        </output>
      </div>
      {code ? <TimeLeft code={code} isLast={hasFailed} /> : null}
      {code || hasFailed ? null : <div className={styles['ring']} />}
      {hasFailed ? (
        <Button look="quiet" busy={isLoading} onClick={refresh}>
          {t('retry')}
        </Button>
      ) : null}
      <p className={styles['readable']}>
        <span className={styles['digits']}>{readable}</span>
        <CopyButton text={readable} what={label} />
      </p>
      {hint === undefined ? null : <p className={styles['hint']}>{hint}</p>}
    </div>
  );
}

const RING = 2 * Math.PI * 10;

/** The time until renewal, as a ring that empties. The ring is decoration; the words say the same. */
function TimeLeft({ code, isLast }: { code: ShownCode; isLast: boolean }) {
  const t = useText('kit');
  const until = isLast ? code.expiresAt : code.refreshAt;
  const seconds = useSecondsLeft(until);
  const share = Math.min(1, (seconds * 1000) / (until - code.askedAt));
  return (
    <p className={`${styles['time']} ${isLast ? styles['last'] : ''}`}>
      <svg className={styles['ring']} viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles['track']} cx="12" cy="12" r="10" />
        <circle
          className={styles['rest']}
          cx="12"
          cy="12"
          r="10"
          strokeDasharray={RING}
          strokeDashoffset={RING * (1 - share)}
        />
      </svg>
      <span>{t(isLast ? 'fields.code.lastFor' : 'fields.code.newIn', { seconds })}</span>
    </p>
  );
}
