import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '../../base/visually-hidden.tsx';
import styles from './tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** number of items in it; `countLabel` says it in words: '6 vouchers' */
  count?: number;
  countLabel?: string;
}

export interface TabsProps<Id extends string> {
  /** what the tabs divide: 'Vouchers' */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** content of the selected tab */
  children: ReactNode;
}

/**
 * Sections of one screen, one of them shown. One tab stop; arrow keys, Home and End move and select
 * (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). To store the selection in the address, take `selected`
 * and `onSelect` from `useTabInAddress`.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = STEPS[event.key]?.(at, tabs.length) ?? -1;
    const next = to === -1 ? undefined : tabs[to % tabs.length];
    if (next === undefined) return;
    event.preventDefault(); // prevents the page from scrolling
    onSelect(next.id);
    const button = list.current?.children[to % tabs.length];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles['list']}
        onKeyDown={move}
        tabIndex={-1}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            className={styles['tab']}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            <TabWords tab={tab} />
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}${selected}`}
        className={styles['panel']}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}

/** Where a key moves from one tab; arrow keys wrap around. */
const STEPS: Readonly<Record<string, (at: number, of: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at, of) => at + of - 1,
  Home: () => 0,
  End: (_at, of) => of - 1,
};

function TabWords({ tab: { label, count, countLabel } }: { tab: Tab<string> }) {
  return (
    <>
      <span>{label}</span>
      {count === undefined ? null : (
        <span className={styles['count']} aria-hidden={countLabel === undefined ? undefined : true}>
          {count}
        </span>
      )}
      {countLabel === undefined ? null : <VisuallyHidden>{countLabel}</VisuallyHidden>}
    </>
  );
}
