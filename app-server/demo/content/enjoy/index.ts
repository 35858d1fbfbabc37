import type { Story } from '../story.ts';
import { MAKING } from './making.ts';
import { RITUALS } from './rituals.ts';

/** What a stay can hold beside room and table. */
export const ENJOYMENTS: readonly Story[] = [...RITUALS, ...MAKING];
