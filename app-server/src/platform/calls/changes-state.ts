import { STATE_CHANGING_GETS } from '../protocol/special-calls.ts';
import type { ServedCall } from './serve.ts';

/** Whether a call may change something, so that its request counts once. */
export const changesState = ({ method, key }: ServedCall) => method !== 'GET' || STATE_CHANGING_GETS.has(key);
