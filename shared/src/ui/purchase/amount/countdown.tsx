import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../../api/server-clock.ts';
import { useText } from '../../../i18n/index.ts';
import { VisuallyHidden } from '../../base/visually-hidden.tsx';
import { useSecondsLeft } from '../../../hooks/use-seconds-left.ts';
import styles from './countdown.module.css';

/** A screen reader announces the time left at this point. WCAG 2.2.1 requires a warning. */
const WARN_AT_S = 60;

export interface CountdownProps {
  /** what expires: `Your seats are held for` */
  label: string;
  /** milliseconds since 1970 by the app server's clock */
  until: number;
  /** called once when the time is up; at once if it already is */
  onEnd?: () => void;
}

/**
 * Time left, updated every second. A screen reader announces the last minute and the end, and reads the
 * figures on request: a `timer` is not live (WAI-ARIA 1.2).
 */
export function Countdown({ label, until, onEnd }: CountdownProps) {
  const left = useSecondsLeft(until, serverNow);
  const announcement = useAnnouncement(left);
  const isOver = left === 0;
  useOnce(isOver, onEnd);
  const face = left <= WARN_AT_S ? styles['last'] : styles['figures'];
  return (
    <p>
      {isOver ? (
        <span className={styles['over']} aria-hidden="true">
          {announcement}
        </span>
      ) : (
        <>
          {label}{' '}
          <span role="timer" aria-label={label} className={face}>
            <time dateTime={`PT${left}S`}>{clockFace(left)}</time>
          </span>
        </>
      )}
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </p>
  );
}

/** Announced when a threshold is passed, not when the page opens after it. */
function useAnnouncement(left: number): string | null {
  const t = useText('kit');
  const [isWarned, setWarned] = useState(false);
  const before = useRef(left);
  useEffect(() => {
    if (before.current > WARN_AT_S && left <= WARN_AT_S) setWarned(true);
    before.current = left;
  }, [left]);
  if (left === 0) return t('fields.countdown.over');
  return isWarned ? t('fields.countdown.lastMinute') : null;
}

function useOnce(isDue: boolean, work: (() => void) | undefined): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDue || isDone.current) return;
    isDone.current = true;
    work?.();
  }, [isDue, work]);
}

/** 754 → `12:34`, 4354 → `1:12:34` */
function clockFace(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = `${two(minutes)}:${two(seconds % 60)}`;
  return hours === 0 ? end : `${hours}:${end}`;
}
