import type { ReactNode } from 'react';

export interface ScrollProps {
  label: string;
  /** of the box that scrolls */
  className: string | undefined;
  /** what is in the middle matters most */
  fromMiddle?: boolean;
  children: ReactNode;
}

const scrollToMiddle = (node: HTMLElement | null) => {
  if (node !== null) node.scrollLeft = (node.scrollWidth - node.clientWidth) / 2;
};

/** Content that scrolls within itself where the page is narrow; the keyboard scrolls it, too. */
export function Scroll({ label, className, fromMiddle = false, children }: ScrollProps) {
  return (
    <div
      ref={fromMiddle ? scrollToMiddle : null}
      className={className}
      role="group"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </div>
  );
}
