/** Work of the outbox: reminds a member of something. */
export const REMINDER = 'reminder';
