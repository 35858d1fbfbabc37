/** A signal that the caller's signal or a timeout aborts. */
export interface TimeLimit {
  signal: AbortSignal;
  /** whether the timeout passed before `release` */
  isOver: () => boolean;
  /** Clears the timeout and removes the listener on the caller's signal. */
  release: () => void;
}

/** `AbortSignal.any([signal, AbortSignal.timeout(ms)])`, which Chrome has since 116 and Safari since 17.4. */
export function timeLimit(signal: AbortSignal, ms: number): TimeLimit {
  const controller = new AbortController();
  let isOver = false;
  const abort = () => controller.abort();
  const clock = setTimeout(() => {
    isOver = true;
    abort();
  }, ms);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    isOver: () => isOver,
    release() {
      clearTimeout(clock);
      signal.removeEventListener('abort', abort);
    },
  };
}
