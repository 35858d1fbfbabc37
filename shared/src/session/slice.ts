import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserInfo } from '../calls/session.calls.ts';
import type { Credentials } from './session-store.ts';

/**
 * Why a session ended: `signedOut` here, `otherTab` likewise in another tab, `expired` (301: signed out on another device,
 * or too old), `replaced` (40152: more devices than a member may use), `unconfirmed` (the user check failed).
 */
export type SessionEnd = 'signedOut' | 'otherTab' | 'expired' | 'replaced' | 'unconfirmed';

export interface SessionState {
  /** `unchecked`: credentials are stored, but the user check has not answered yet */
  status: 'visitor' | 'unchecked' | 'member';
  credentials: Credentials | null;
  /** sent as `authId` by a visitor */
  visitorId: string;
  user: UserInfo | null;
  /** counts the ends that ask for the way to sign-in; the shell redirects once for each */
  signInRequests: number;
  /** of the last session in this page, until the next one begins; null where there was none */
  endedBy: SessionEnd | null;
}

const initialState: SessionState = {
  status: 'visitor',
  credentials: null,
  visitorId: '',
  user: null,
  signInRequests: 0,
  endedBy: null,
};

/** Who is using the app. The stored values follow these actions (see `persistSession`). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** from storage: at start, and when another tab signed in or out */
    restored(state, { payload }: PayloadAction<{ credentials: Credentials | null; visitorId: string }>) {
      const isOver = state.credentials !== null && payload.credentials === null;
      state.endedBy = isOver ? 'otherTab' : null;
      state.credentials = payload.credentials;
      state.visitorId = payload.visitorId;
      state.status = payload.credentials ? 'unchecked' : 'visitor';
      state.user = null;
    },
    /** a sign-in was answered; the user check follows */
    signedIn(state, { payload }: PayloadAction<Credentials>) {
      state.credentials = payload;
      state.endedBy = null;
      state.status = 'unchecked';
      state.user = null;
    },
    /** the user check answered with code 0 (specification §4: logged in) */
    checked(state, { payload }: PayloadAction<UserInfo>) {
      state.user = payload;
      state.status = 'member';
    },
    /** signed out, 301, 40152, or an error of the user check */
    ended(state, { payload }: PayloadAction<{ by: SessionEnd; askToSignIn: boolean }>) {
      // several calls may find the same end: the first of them counts
      if (state.credentials !== null) {
        state.endedBy = payload.by;
        if (payload.askToSignIn) state.signInRequests += 1;
      }
      state.credentials = null;
      state.user = null;
      state.status = 'visitor';
    },
  },
});

export const { restored, signedIn, checked, ended } = sessionSlice.actions;
