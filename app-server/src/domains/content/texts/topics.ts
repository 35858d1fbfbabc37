import type { Choice } from '../../../locales/offer-choices.ts';

/** Topics of the magazine, in their order. */
export const ARTICLE_TOPICS: readonly Choice[] = [
  { code: 'dining', names: { en: 'Dining', tc: '餐飲', sc: '餐饮', kr: '다이닝', jp: '食' } },
  { code: 'stay', names: { en: 'Stays', tc: '住宿', sc: '住宿', kr: '객실', jp: '宿泊' } },
  {
    code: 'city',
    names: { en: 'The city', tc: '城中漫步', sc: '城中漫步', kr: '마카오 산책', jp: '街を歩く' },
  },
  {
    code: 'wellness',
    names: { en: 'Wellness', tc: '身心養生', sc: '身心养生', kr: '웰니스', jp: 'ウェルネス' },
  },
  { code: 'culture', names: { en: 'Culture', tc: '文化', sc: '文化', kr: '문화', jp: '文化' } },
  { code: 'family', names: { en: 'Families', tc: '親子', sc: '亲子', kr: '가족', jp: 'ご家族' } },
];

/** What there is to enjoy, in the order of a day. */
export const ENJOY_CATEGORIES: readonly Choice[] = [
  { code: 'rituals', names: { en: 'Rituals', tc: '日常雅事', sc: '日常雅事', kr: '리추얼', jp: 'ひととき' } },
  { code: 'tastes', names: { en: 'Tastes', tc: '品味', sc: '品味', kr: '미식', jp: '味わい' } },
  { code: 'making', names: { en: 'Workshops', tc: '工作坊', sc: '工作坊', kr: '클래스', jp: '手しごと' } },
  { code: 'outdoors', names: { en: 'Outdoors', tc: '戶外', sc: '户外', kr: '야외', jp: '屋外' } },
];

/** The topics of pages about Macau; the codes are the contract's kinds. */
export const CITY_TOPICS: readonly Choice[] = [
  {
    code: 'TRAFFIC',
    names: { en: 'Getting around', tc: '交通', sc: '交通', kr: '교통', jp: '交通' },
  },
  {
    code: 'VISA',
    names: { en: 'Entry and visas', tc: '出入境', sc: '出入境', kr: '입국과 비자', jp: '入国・ビザ' },
  },
  { code: 'WEATHER', names: { en: 'Weather', tc: '天氣', sc: '天气', kr: '날씨', jp: '天気' } },
  { code: 'MAP', names: { en: 'Map', tc: '地圖', sc: '地图', kr: '지도', jp: '地図' } },
];
