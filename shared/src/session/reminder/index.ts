import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Generic texts for failures without a message from the app server. */
export type ReminderReason = 'failed' | 'network' | 'timeout' | 'status';

/** The only modal for failures (specification §2 and §8); null is closed. */
export interface Reminder {
  /** from the app server, in the member's language; line breaks are preserved */
  message?: string;
  /** shown when there is no message */
  reason: ReminderReason;
}

export const reminderSlice = createSlice({
  name: 'reminder',
  initialState: null as Reminder | null,
  reducers: {
    /** failures do not stack: the first one stays until the member confirms it */
    remind: (open, { payload }: PayloadAction<Reminder>) => open ?? payload,
    reminderConfirmed: () => null,
  },
});

export const { remind, reminderConfirmed } = reminderSlice.actions;
