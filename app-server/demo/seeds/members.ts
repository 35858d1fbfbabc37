import type { Tier } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';

/** A demo member; the number in the cast is the last three digits of the phone. */
export interface DemoMember {
  /** Macau, eight digits */
  phone: string;
  title: 'MR' | 'MS' | 'MRS' | 'DR';
  /** English letters and spaces, as on the card */
  firstName: string;
  lastName: string;
  chineseName: string | null;
  tier: Tier;
  language: Language;
  /** how long ago they joined */
  joinedDaysAgo: number;
}

type Row = readonly [
  title: DemoMember['title'],
  firstName: string,
  lastName: string,
  chineseName: string | null,
  tier: Tier,
  language: Language,
  joinedDaysAgo: number,
];

const CAST: readonly Row[] = [
  ['MS', 'Mei Ling', 'Chan', '陳美玲', 'DIAMOND', 'tc', 2_920],
  ['MR', 'Wai Keung', 'Lam', '林偉強', 'GOLD', 'tc', 1_400],
  ['MR', 'Ji Woo', 'Park', null, 'CLASSIC', 'kr', 403],
];

/** For concurrent tests: each uses a member of its own. */
const EXTRAS: readonly Row[] = [
  ['MR', 'Chi Hang', 'Wong', '黃志恆', 'CLASSIC', 'tc', 610],
  ['MS', 'Sofia', 'Almeida', null, 'SILVER', 'en', 640],
  ['MR', 'Haruto', 'Sato', '佐藤陽斗', 'GOLD', 'jp', 900],
  ['MS', 'Yan', 'Li', '李妍', 'CLASSIC', 'sc', 495],
  ['MRS', 'Seo Yeon', 'Kim', null, 'SILVER', 'kr', 480],
  ['MR', 'Daniel', 'Fernandes', null, 'CLASSIC', 'en', 430],
  ['MS', 'Ka Man', 'Leong', '梁嘉敏', 'GOLD', 'tc', 1_150],
  ['MR', 'Min Jun', 'Choi', null, 'DIAMOND', 'kr', 2_050],
  ['DR', 'Aoi', 'Tanaka', '田中葵', 'SILVER', 'jp', 730],
  ['MR', 'Jun', 'Zhao', '趙軍', 'GOLD', 'sc', 1_600],
  ['MS', 'Priya', 'Nair', null, 'CLASSIC', 'en', 460],
  ['MRS', 'Sau Ching', 'Ho', '何秀清', 'DIAMOND', 'tc', 3_300],
  ['MR', 'Kenji', 'Mori', '森健司', 'CLASSIC', 'jp', 550],
  ['MS', 'Ana', 'Ribeiro', null, 'GOLD', 'en', 820],
  ['MR', 'Tak Wah', 'Cheong', '張德華', 'SILVER', 'tc', 560],
  ['MS', 'Ha Eun', 'Lee', null, 'CLASSIC', 'kr', 412],
  ['MR', 'Wei', 'Sun', '孫偉', 'SILVER', 'sc', 405],
  ['MRS', 'Grace', 'Tan', '陳恩慈', 'GOLD', 'en', 1_010],
  ['MS', 'Yui', 'Kobayashi', '小林結衣', 'CLASSIC', 'jp', 475],
  ['MR', 'Pak Hei', 'Ng', '吳柏熙', 'SILVER', 'tc', 730],
];

function members(rows: readonly Row[], firstPhone: number): DemoMember[] {
  return rows.map(([title, firstName, lastName, chineseName, tier, language, joinedDaysAgo], index) => ({
    phone: String(firstPhone + index),
    title,
    firstName,
    lastName,
    chineseName,
    tier,
    language,
    joinedDaysAgo,
  }));
}

/**
 * The fixed cast comes first; user ids follow this order. 66000009 is never registered: it is for trying the
 * sign-up.
 */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  ...members(CAST, 66_000_001),
  ...members(EXTRAS, 66_000_101),
];

export const DEMO_AREA_CODE = '+853';
