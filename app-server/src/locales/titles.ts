import type { title } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import type * as z from 'zod/mini';
import { COMMON_TEXTS } from './index.ts';

/** How members may be addressed, in the order the list shows them. */
export const TITLE_NAMES: Record<z.infer<typeof title>, Record<Language, string>> = COMMON_TEXTS.titles;
