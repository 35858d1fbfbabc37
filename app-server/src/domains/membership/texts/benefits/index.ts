import { DINING } from './dining.ts';
import { LEISURE } from './leisure.ts';
import { REWARDS } from './rewards.ts';
import { SERVICE } from './service.ts';
import { STAY } from './stay.ts';
import type { BenefitGroup } from './benefit.ts';

/** What the tiers give, in the order in which members read it. A higher tier never has less. */
export const BENEFITS: readonly BenefitGroup[] = [STAY, DINING, LEISURE, REWARDS, SERVICE];
