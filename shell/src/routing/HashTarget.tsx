import { useLocation } from '@resort/shared/router';
import { useEffect } from 'react';

const PATIENCE_MS = 1000;

/** Scrolls to the hash target once it is there: a screen's data may bring it after the navigation is over. */
export function HashTarget() {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    const id = decodeURIComponent(hash.slice(1));
    const show = () => {
      const target = document.getElementById(id);
      target?.scrollIntoView();
      return target !== null;
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
