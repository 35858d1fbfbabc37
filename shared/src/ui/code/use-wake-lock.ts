import { useEffect } from 'react';

/**
 * Keeps the screen from going dark while a code is shown; the browser lets go of it with every hidden page, so it is
 * asked for again on return. Where it is refused (battery saver) or unknown, nothing happens.
 * https://www.w3.org/TR/screen-wake-lock/
 */
export function useWakeLock(): void {
  useEffect(() => {
    let isOpen = true;
    let lock: WakeLockSentinel | undefined;
    const keepAwake = async () => {
      if (document.visibilityState !== 'visible') return;
      const held = await requestLock();
      if (isOpen) lock = held;
      else await held?.release();
    };
    const onVisibility = () => void keepAwake();
    void keepAwake();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isOpen = false;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, []);
}

async function requestLock(): Promise<WakeLockSentinel | undefined> {
  try {
    return 'wakeLock' in navigator ? await navigator.wakeLock.request('screen') : undefined;
  } catch {
    return undefined;
  }
}
