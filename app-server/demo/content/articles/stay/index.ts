import type { Story } from '../../story.ts';
import { BREAKFAST_MAP } from './breakfast-map.ts';
import { KEYS_OF_THE_CONCIERGE } from './keys-of-the-concierge.ts';
import { LETTER_PAPER } from './letter-paper.ts';
import { ROOM_WITH_A_BRIDGE } from './room-with-a-bridge.ts';
import { TURNING_A_ROOM } from './turning-a-room.ts';

export const STAY_ARTICLES: readonly Story[] = [
  ROOM_WITH_A_BRIDGE,
  TURNING_A_ROOM,
  KEYS_OF_THE_CONCIERGE,
  BREAKFAST_MAP,
  LETTER_PAPER,
];
