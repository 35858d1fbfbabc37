import { trustedAddress } from './trusted-address.ts';

/** Adds a script to the page. Resolves when it has run, rejects if it does not load or has other bytes. */
export function placeScript(src: string, integrity: string): Promise<unknown> {
  const script = document.createElement('script');
  Object.assign(script, { src: trustedAddress(src), crossOrigin: 'anonymous', integrity });
  document.head.append(script);
  return new Promise((resolve, reject) => Object.assign(script, { onload: resolve, onerror: reject }));
}
