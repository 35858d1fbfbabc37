import type { Language } from '@resort/shared/contract';

/** A text in the five languages. */
export const five = <T>(en: T, tc: T, sc: T, kr: T, jp: T): Record<Language, T> => ({ en, tc, sc, kr, jp });
