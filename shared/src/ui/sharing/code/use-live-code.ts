import { useCallback, useEffect, useRef, useState } from 'react';

/** A short-lived code, as the calls return it. */
export interface LiveCodeAnswer {
  /** content of the QR code */
  content: string;
  /** minimum validity in seconds from the request on */
  refreshIn: number;
}

/** Times are milliseconds since 1970 by the device's clock, and are only compared with each other. */
export interface ShownCode {
  content: string;
  askedAt: number;
  refreshAt: number;
  expiresAt: number;
}

export interface LiveCodeState {
  /** null: no valid code */
  code: ShownCode | null;
  /** the latest request failed */
  hasFailed: boolean;
  /** requested by the member and still pending */
  isLoading: boolean;
  refresh: () => void;
}

/** A new code is requested after this share of the old one's validity. The rest is for retries. */
const REFRESH_AT_SHARE = 0.8;

/** A failed renewal is retried after this time, while the page is visible. */
const RETRY_AFTER_MS = 5000;

/**
 * The code to show. It is renewed before it expires while the page is visible, and at once when the page
 * becomes visible again. An expired code disappears even if there is no new one. While the page is hidden
 * there is no code, so that no stale code appears on return.
 */
export function useLiveCode(load: () => Promise<LiveCodeAnswer>): LiveCodeState {
  const [code, setCode] = useState<ShownCode | null>(null);
  /** time of the latest failure; null if the latest request succeeded */
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const [isLoading, setLoading] = useState(false);
  const isVisible = useVisible(() => setCode(stillGood));
  const visit = useRef(0);
  const isAsking = useRef(false);
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });

  const ask = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const asked = visit.current;
    const askedAt = Date.now();
    const answer = await latestLoad.current().catch(() => null);
    if (asked !== visit.current) return; // hidden in the meantime: requested again on return
    isAsking.current = false;
    setLoading(false);
    setFailedAt(answer === null ? Date.now() : null);
    if (answer !== null) setCode(shown(answer, askedAt));
  }, []);
  const refresh = () => {
    setLoading(true);
    void ask();
  };

  useEffect(() => {
    if (!isVisible) return undefined;
    void ask();
    return () => {
      visit.current += 1;
      isAsking.current = false;
    };
  }, [isVisible, ask]);
  const dueAt = failedAt === null ? (code?.refreshAt ?? null) : failedAt + RETRY_AFTER_MS;
  useTimer(isVisible ? dueAt : null, () => void ask());
  useTimer(code && isVisible ? code.expiresAt : null, () => setCode(null));

  return {
    code: isVisible ? code : null,
    hasFailed: failedAt !== null,
    isLoading,
    refresh,
  };
}

/** Ignores the server's `expireAt`: a device with a wrong clock would show expired codes, or none. */
function shown({ content, refreshIn }: LiveCodeAnswer, askedAt: number): ShownCode {
  const life = refreshIn * 1000;
  return { content, askedAt, refreshAt: askedAt + life * REFRESH_AT_SHARE, expiresAt: askedAt + life };
}

/** Runs the work at a time; null is never. */
function useTimer(at: number | null, work: () => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(() => latest.current(), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
}

/** The timer of a suspended page fires too late. */
const stillGood = (code: ShownCode | null) => (code && code.expiresAt > Date.now() ? code : null);

/** Whether the page is visible. `onChange` runs before dependent components paint. */
function useVisible(onChange: () => void): boolean {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => {
      latest.current();
      setVisible(document.visibilityState === 'visible');
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
