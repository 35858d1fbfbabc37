import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Sentences of our own, for failures that carry no message from the app server. */
export type ReminderReason = 'failed' | 'network' | 'timeout' | 'status';

/** The one modal that tells of failures (specification §2 and §8); null is closed. */
export interface Reminder {
  /** from the app server, in the member's language; line breaks are kept */
  message?: string;
  /** shown when there is no message */
  reason: ReminderReason;
}

export const reminderSlice = createSlice({
  name: 'reminder',
  initialState: null as Reminder | null,
  reducers: {
    /** two failures at once do not stack: the first stays until it is confirmed */
    remind: (open, { payload }: PayloadAction<Reminder>) => open ?? payload,
    reminderConfirmed: () => null,
  },
});

export const { remind, reminderConfirmed } = reminderSlice.actions;
