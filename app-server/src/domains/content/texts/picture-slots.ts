import type { Drawing } from '../../../locales/drawings.ts';

/** The pictures that editors put in a place of the app. */
export const PICTURE_SLOTS: ReadonlyMap<string, readonly Drawing[]> = new Map<string, readonly Drawing[]>([
  ['home', ['harbour', 'garden', 'lantern-night']],
  ['articles', ['lounge']],
  ['activities', ['stage']],
  ['macau-info', ['skyline']],
  ['help', ['lobby']],
  ['inbox-empty', ['lounge']],
]);
