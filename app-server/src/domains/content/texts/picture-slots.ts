import type { Scene } from '../../../../demo/art/scenes/index.ts';

/** The pictures that editors put in a place of the app. */
export const PICTURE_SLOTS: ReadonlyMap<string, readonly Scene[]> = new Map<string, readonly Scene[]>([
  ['home', ['harbour', 'garden', 'lantern-night']],
  ['articles', ['lounge']],
  ['activities', ['stage']],
  ['macau-info', ['skyline']],
  ['help', ['lobby']],
  ['inbox-empty', ['lounge']],
]);
