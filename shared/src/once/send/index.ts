export { isRefused } from './is-refused.ts';
export { useOnce, type Refusal } from './use-once.ts';
