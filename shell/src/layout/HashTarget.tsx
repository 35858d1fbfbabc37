import { useLocation } from '@resort/shared/router';
import { useEffect } from 'react';

const PATIENCE_MS = 1000;

/** Null if the encoding is invalid; an address can contain anything. */
function idOf(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

/**
 * Scrolls to the hash target and focuses it when it exists: a screen's data may render it after the
 * navigation.
 */
export default function HashTarget() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = idOf(hash);
    if (id === null) return undefined;
    const show = () => {
      const target = document.getElementById(id);
      if (target === null) return false;
      target.scrollIntoView();
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus({ preventScroll: true });
      return true;
    };
    if (show()) return undefined;
    const observer = new MutationObserver(() => {
      if (show()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [hash, key]);
  return null;
}
