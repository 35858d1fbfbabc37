import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { canonicalQuery, type QueryValue } from '../signing/canonical-text.ts';

/** Calls whose shown response is from an earlier visit, and when it was read (milliseconds since 1970). */
type ReadBefore = Record<string, number>;

const initial: ReadBefore = {};

export const readBeforeSlice = createSlice({
  name: 'readBefore',
  initialState: initial,
  reducers: {
    readBefore: (state, { payload }: PayloadAction<{ call: string; readAt: number }>) => {
      state[payload.call] = payload.readAt;
    },
    readNow: (state, { payload }: PayloadAction<{ call: string }>) => {
      delete state[payload.call];
    },
  },
});
export const { readBefore, readNow } = readBeforeSlice.actions;

/** The cache name of one call with its parameters. */
export function callName(path: string, payload: object): string {
  return `${path}?${canonicalQuery(payload as Record<string, QueryValue>)}`;
}

/**
 * When the shown response was read, if it is from an earlier visit: `useReadAt('/user/cards')`. Milliseconds
 * since 1970; null for a fresh response. Works for calls with `readableOffline` only.
 */
export function useReadAt(path: string, payload: object = {}): number | null {
  const name = callName(path, payload);
  return useSelector(({ readBefore: known }: { readBefore: ReadBefore }) => known[name] ?? null);
}
