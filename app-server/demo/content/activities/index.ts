import type { ActivityContent } from './activity-content.ts';
import { GARDEN_ACTIVITIES } from './garden.ts';
import { HANDS_ACTIVITIES } from './hands.ts';

/** The house's activities, by the day on which they take place. */
export const ACTIVITIES: readonly ActivityContent[] = [...HANDS_ACTIVITIES, ...GARDEN_ACTIVITIES].toSorted(
  (one, other) => one.inDays - other.inDays,
);
