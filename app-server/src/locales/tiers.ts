import type { Tier } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';

/** A tier, what it takes and what it is called. */
export interface TierContent {
  code: Tier;
  /** tier points within one programme year */
  threshold: number;
  /** as printed on the member card */
  names: Record<Language, string>;
}

/** Lowest first. */
export const TIER_CONTENT: readonly TierContent[] = [
  {
    code: 'CLASSIC',
    threshold: 0,
    names: { en: 'Classic', tc: '經典卡', sc: '经典卡', kr: '클래식', jp: 'クラシック' },
  },
  {
    code: 'SILVER',
    threshold: 2_000,
    names: { en: 'Silver', tc: '銀卡', sc: '银卡', kr: '실버', jp: 'シルバー' },
  },
  {
    code: 'GOLD',
    threshold: 10_000,
    names: { en: 'Gold', tc: '金卡', sc: '金卡', kr: '골드', jp: 'ゴールド' },
  },
  {
    code: 'DIAMOND',
    threshold: 40_000,
    names: { en: 'Diamond', tc: '鑽石卡', sc: '钻石卡', kr: '다이아몬드', jp: 'ダイヤモンド' },
  },
];
