/** What this domain's changes make out of date: places at an activity, letters of the inbox, notifications. */
export const CONTENT_TAGS = ['Activity', 'Letter', 'Notification'] as const;
