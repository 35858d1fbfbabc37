import { useEffect, useRef } from 'react';
import { addLayer } from '../../../router/layers.ts';

/**
 * While `isOpen`, the browser's Back calls `close` instead of leaving the screen. For layers over a screen.
 */
export function useLayer(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? addLayer(() => latest.current()) : undefined), [isOpen]);
}
