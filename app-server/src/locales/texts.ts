import type { Language } from '@resort/shared/contract';

/** What members read, in all languages. */
export type Texts = Record<Language, string>;
