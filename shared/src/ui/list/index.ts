export { Chips, RemovableChips, type ChipsProps, type Choice } from './chips.tsx';
export { PagedList, type PagedListProps, type PagesQuery, type RowsQuery } from './paged-list.tsx';
export { PullToRefresh, type PullToRefreshProps } from './pull-to-refresh.tsx';
export { rowsOf } from './rows-of.ts';
export { SaveButton, type SaveButtonProps } from './save-button.tsx';
export { saveInTurn, type SaveSteps } from './save-in-turn.ts';
