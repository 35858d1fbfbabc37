import type { Database, Follower } from '../../platform/database/index.ts';
import { readProperties } from './properties.ts';

/**
 * Keeps this process's copy of the properties up to date: the table notifies every change (migration 0020). While
 * changes are not heard, the copy is made again every few seconds.
 */
export const propertyNotices = (db: Database): Follower => ({
  channel: 'property',
  onHearing: () => readProperties(db),
  onNotice: () => readProperties(db),
  onDeaf: () => readProperties(db),
});
