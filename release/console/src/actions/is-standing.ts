import type { Freeze } from '@resort/release/client';

/** It has begun; those that are over are not told of. */
export const isStanding = ({ from }: Freeze): boolean => Date.parse(from) <= Date.now();
