import type { title } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import type * as z from 'zod/mini';

/** How members may be addressed, in the order the list shows them. */
export const TITLE_NAMES: Record<z.infer<typeof title>, Record<Language, string>> = {
  MR: { en: 'Mr', tc: '先生', sc: '先生', kr: 'Mr.', jp: 'Mr.' },
  MRS: { en: 'Mrs', tc: '太太', sc: '太太', kr: 'Mrs.', jp: 'Mrs.' },
  MS: { en: 'Ms', tc: '女士', sc: '女士', kr: 'Ms.', jp: 'Ms.' },
  MISS: { en: 'Miss', tc: '小姐', sc: '小姐', kr: 'Miss', jp: 'Miss' },
  DR: { en: 'Dr', tc: '博士', sc: '博士', kr: 'Dr.', jp: 'Dr.' },
};
