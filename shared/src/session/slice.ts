import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserInfo } from '../rows/session.calls.ts';
import type { Credentials } from './session-store.ts';

/**
 * Why a session ended. `signedOut`: in this tab; `otherTab`: in another tab; `expired`: 301, signed out on
 * another device or too old; `replaced`: 40152, too many devices; `unconfirmed`: the user check failed.
 */
export type SessionEnd = 'signedOut' | 'otherTab' | 'expired' | 'replaced' | 'unconfirmed';

export interface SessionState {
  /** `unchecked`: credentials are stored, but the user check has not responded yet */
  status: 'visitor' | 'unchecked' | 'member';
  credentials: Credentials | null;
  /** a visitor's `authId` */
  visitorId: string;
  user: UserInfo | null;
  /** counts ends of sessions that need a redirect to sign-in; the shell redirects once for each */
  signInRequests: number;
  /** how the last session in this page ended, until the next one begins; null if there was none */
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

/** Who uses the app. The stored values follow these actions (see `persistSession`). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** read from storage: at start, and when another tab signed in or out */
    restored(state, { payload }: PayloadAction<{ credentials: Credentials | null; visitorId: string }>) {
      const isOver = state.credentials !== null && payload.credentials === null;
      state.endedBy = isOver ? 'otherTab' : null;
      state.credentials = payload.credentials;
      state.visitorId = payload.visitorId;
      state.status = payload.credentials ? 'unchecked' : 'visitor';
      state.user = null;
    },
    /** after a successful sign-in; the user check follows */
    signedIn(state, { payload }: PayloadAction<Credentials>) {
      state.credentials = payload;
      state.endedBy = null;
      state.status = 'unchecked';
      state.user = null;
    },
    /** the user check returned code 0 (specification §4: logged in) */
    checked(state, { payload }: PayloadAction<UserInfo>) {
      state.user = payload;
      state.status = 'member';
    },
    /** sign-out, 301, 40152, or a failed user check */
    ended(state, { payload }: PayloadAction<{ by: SessionEnd; askToSignIn: boolean }>) {
      // several calls may report the same end; the first one counts
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
