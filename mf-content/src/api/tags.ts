/** Tags that this domain's changes invalidate: places at an activity, letters of the inbox, notifications. */
export const CONTENT_TAGS = ['Activity', 'Letter', 'Notification'] as const;
