import type { Language } from '@resort/shared/contract';
import { COMMON_TEXTS } from './index.ts';

/** What each area is called, by ISO 3166-1 alpha-2 code. */
export const AREA_NAMES = COMMON_TEXTS.areaNames satisfies Record<string, Record<Language, string>>;

export type CountryCode = keyof typeof AREA_NAMES;
