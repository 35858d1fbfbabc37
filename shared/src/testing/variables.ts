import type { Variables } from '../variables/variables.ts';

export const TESTS = {
  ANSWER_GAP_MS: {
    meaning: 'the fake server of screen tests delays each answer by up to this many milliseconds, at random',
  },
  SLOW_FRAMES: {
    meaning: 'the milliseconds between two frames in screen tests; `elsewhere` uses 90 with every core busy',
  },
} satisfies Variables;
