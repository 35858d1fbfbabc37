/** Tags that this domain's changes invalidate: places at an activity, letters of the inbox, notifications, the chat. */
export const CONTENT_TAGS = ['Activity', 'Letter', 'Notification', 'Chat'] as const;
