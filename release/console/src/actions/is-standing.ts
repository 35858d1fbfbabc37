import type { Freeze } from '@resort/release/client';

/** Whether it has started; the status does not contain ended ones. */
export const isStanding = ({ from }: Freeze): boolean => Date.parse(from) <= Date.now();
