import { useCallback, useEffect, useRef, useState } from 'react';

/** A code that is good for a short while, as the calls answer it. */
export interface LiveCodeAnswer {
  /** what the QR code holds */
  content: string;
  /** seconds for which it is good at least, from when it was asked for */
  refreshIn: number;
}

/** Moments in milliseconds since 1970 by the device's clock: they are only ever compared with each other. */
export interface ShownCode {
  content: string;
  askedAt: number;
  refreshAt: number;
  expiresAt: number;
}

export interface LiveCodeState {
  /** null: there is none that is still good */
  code: ShownCode | null;
  /** the newest attempt to get one failed */
  hasFailed: boolean;
  /** asked for by hand, not answered yet */
  isLoading: boolean;
  refresh: () => void;
}

/** A new one is asked for when so much of the old one's time has gone: what is left is for trying again. */
const REFRESH_AT_SHARE = 0.8;

/** A refresh that failed is tried again by itself, for as long as somebody looks. */
const RETRY_AFTER_MS = 5000;

/**
 * The code to show now. It is renewed in time while the page is visible, and at once when the page comes back; a code
 * that has expired is gone, whether or not there is a new one. While the page is hidden there is none, so that
 * no old picture of it stands there on return.
 */
export function useLiveCode(load: () => Promise<LiveCodeAnswer>): LiveCodeState {
  const [code, setCode] = useState<ShownCode | null>(null);
  /** when the newest attempt failed; null when it did not */
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
    if (asked !== visit.current) return; // hidden meanwhile: asked anew on return
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

/** The server's `expireAt` is left alone: a device whose clock is wrong would show dead codes, or none. */
function shown({ content, refreshIn }: LiveCodeAnswer, askedAt: number): ShownCode {
  const life = refreshIn * 1000;
  return { content, askedAt, refreshAt: askedAt + life * REFRESH_AT_SHARE, expiresAt: askedAt + life };
}

/** Runs the work at a moment; null is never. */
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

/** A timer of a page that slept comes too late. */
const stillGood = (code: ShownCode | null) => (code && code.expiresAt > Date.now() ? code : null);

/** Whether somebody can look at the page; `onChange` runs before what depends on it is painted. */
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
