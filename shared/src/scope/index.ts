import type { ComponentType } from 'react';
import { createElement, useEffect, useRef } from './shells-react.ts';

/** Draws into an element, and returns what removes it again. */
export type Mount = (element: HTMLElement) => () => void;

/**
 * A screen that another major version of React draws, as a component of the shell's React: `export default held(mount)`. No
 * element, hook or context passes between the two.
 */
export function held(mount: Mount): ComponentType {
  return function Held() {
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => (frame.current === null ? undefined : mount(frame.current)), []);
    return createElement('div', { ref: frame });
  };
}
