import type { ActivityContent } from './activity-content.ts';

export const ACTIVITIES: readonly ActivityContent[] = [];
