import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserInfo } from '../calls/session.calls.ts';
import type { Credentials } from './session-store.ts';

export interface SessionState {
  /** `unchecked`: credentials are stored, but the user check has not answered yet */
  status: 'visitor' | 'unchecked' | 'member';
  credentials: Credentials | null;
  /** sent as `authId` by a visitor */
  visitorId: string;
  user: UserInfo | null;
  /** counts the ends that ask for the way to sign-in; the shell redirects once for each */
  signInRequests: number;
}

const initialState: SessionState = {
  status: 'visitor',
  credentials: null,
  visitorId: '',
  user: null,
  signInRequests: 0,
};

/** Who is using the app. The stored values follow these actions (see `persistSession`). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** from storage: at start, and when another tab signed in or out */
    restored(state, { payload }: PayloadAction<{ credentials: Credentials | null; visitorId: string }>) {
      state.credentials = payload.credentials;
      state.visitorId = payload.visitorId;
      state.status = payload.credentials ? 'unchecked' : 'visitor';
      state.user = null;
    },
    /** a sign-in was answered; the user check follows */
    signedIn(state, { payload }: PayloadAction<Credentials>) {
      state.credentials = payload;
      state.status = 'unchecked';
      state.user = null;
    },
    /** the user check answered with code 0 (specification §4: logged in) */
    checked(state, { payload }: PayloadAction<UserInfo>) {
      state.user = payload;
      state.status = 'member';
    },
    /** signed out, 301, 40152, or an error of the user check */
    ended(state, { payload }: PayloadAction<{ askToSignIn: boolean }>) {
      if (state.credentials !== null && payload.askToSignIn) state.signInRequests += 1;
      state.credentials = null;
      state.user = null;
      state.status = 'visitor';
    },
  },
});

export const { restored, signedIn, checked, ended } = sessionSlice.actions;
