export { Chips, RemovableChips, type ChipsProps, type Choice } from './chips.tsx';
export { EndlessList, type EndlessListProps } from './endless-list.tsx';
export { PullToRefresh, type PullToRefreshProps } from './pull-to-refresh.tsx';
