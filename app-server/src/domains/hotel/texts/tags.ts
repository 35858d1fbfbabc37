import type { Named } from './named.ts';

/** What guests choose a hotel for. */
export const HOTEL_TAGS: Named = {
  harbour: { en: 'On the harbour', tc: '臨海港', sc: '临海港', kr: '하버 전망', jp: 'ハーバー沿い' },
  heritage: { en: 'Historic', tc: '歷史名邸', sc: '历史名邸', kr: '역사 깊은 호텔', jp: '歴史あるホテル' },
  dining: { en: 'Fine dining', tc: '美饌', sc: '美馔', kr: '미식', jp: '美食' },
  garden: { en: 'Gardens', tc: '園林', sc: '园林', kr: '정원', jp: '庭園' },
  spa: { en: 'Spa', tc: '水療', sc: '水疗', kr: '스파', jp: 'スパ' },
  family: { en: 'Family-friendly', tc: '親子', sc: '亲子', kr: '가족', jp: 'ファミリー' },
  design: { en: 'Design', tc: '設計酒店', sc: '设计酒店', kr: '디자인', jp: 'デザイン' },
  nightlife: { en: 'Nightlife', tc: '夜生活', sc: '夜生活', kr: '나이트라이프', jp: 'ナイトライフ' },
  adults: { en: 'Couples', tc: '二人世界', sc: '二人世界', kr: '둘만의 시간', jp: '大人のお二人に' },
  romance: { en: 'Romantic', tc: '浪漫', sc: '浪漫', kr: '로맨틱', jp: 'ロマンティック' },
  beach: { en: 'On the beach', tc: '臨沙灘', sc: '临沙滩', kr: '해변', jp: 'ビーチ' },
  pool: { en: 'Swimming pools', tc: '泳池', sc: '泳池', kr: '수영장', jp: 'プール' },
};
