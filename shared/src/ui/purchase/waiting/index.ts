export { WaitingButton } from './waiting-button.tsx';
export { WaitingRow } from './waiting-row.tsx';
export type { WaitFor } from './use-wait-for.ts';
