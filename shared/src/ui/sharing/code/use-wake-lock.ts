import { useEffect } from 'react';

/**
 * Keeps the screen on while a code is shown. The browser releases the lock whenever the page is hidden, so it
 * is requested again on return. If it is refused (battery saver) or unsupported, nothing happens.
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
