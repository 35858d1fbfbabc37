import type { title } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import type * as z from 'zod/mini';

/** How members may be addressed, in the order the list shows them. */
export const TITLE_NAMES: Record<z.infer<typeof title>, Record<Language, string>> = {
  MR: { en: 'Mr', tc: '先生', sc: '先生', kr: '씨 (남성)', jp: '様（男性）' },
  MRS: { en: 'Mrs', tc: '太太', sc: '太太', kr: '부인', jp: '様（既婚女性）' },
  MS: { en: 'Ms', tc: '女士', sc: '女士', kr: '씨 (여성)', jp: '様（女性）' },
  MISS: { en: 'Miss', tc: '小姐', sc: '小姐', kr: '양', jp: '様（未婚女性）' },
  DR: { en: 'Dr', tc: '博士', sc: '博士', kr: '박사', jp: '博士' },
};
