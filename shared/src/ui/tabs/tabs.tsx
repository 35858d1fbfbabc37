import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** how many there are in it; `countLabel` says it in words: '6 vouchers' */
  count?: number;
  countLabel?: string;
}

export interface TabsProps<Id extends string> {
  /** what the tabs part: 'Vouchers' */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** of the selected tab alone */
  children: ReactNode;
}

/**
 * Parts of one screen, one of them shown. Arrow keys, Home and End go from tab to tab and select. Where the choice should
 * live in the address, `useTabInAddress` gives `selected` and `onSelect`.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const select = (id: unknown) => {
    const tab = tabs.find((each) => each.id === id);
    if (tab) onSelect(tab.id);
  };
  return (
    <Base.Root value={selected} onValueChange={select}>
      <Base.List className={styles['list']} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className={styles['tab']}>
            <span>{tab.label}</span>
            {tab.count === undefined ? null : (
              <span className={styles['count']} aria-hidden={tab.countLabel === undefined ? undefined : true}>
                {tab.count}
              </span>
            )}
            {tab.countLabel === undefined ? null : <VisuallyHidden>{tab.countLabel}</VisuallyHidden>}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={selected} className={styles['panel']}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
