export { Tabs, type Tab, type TabsProps } from './tabs.tsx';
export { useTabInAddress } from './use-tab-in-address.ts';
