import type { Language } from '@resort/shared/contract';

/** What each area is called, by ISO 3166-1 alpha-2 code. */
export const AREA_NAMES = {
  MO: { en: 'Macau', tc: '澳門', sc: '中国澳门', kr: '마카오', jp: 'マカオ' },
  HK: { en: 'Hong Kong', tc: '香港', sc: '中国香港', kr: '홍콩', jp: '香港' },
  CN: { en: 'Mainland China', tc: '中國內地', sc: '中国内地', kr: '중국 본토', jp: '中国本土' },
  TW: { en: 'Taiwan', tc: '台灣', sc: '中国台湾', kr: '대만', jp: '台湾' },
  KR: { en: 'South Korea', tc: '韓國', sc: '韩国', kr: '대한민국', jp: '韓国' },
  JP: { en: 'Japan', tc: '日本', sc: '日本', kr: '일본', jp: '日本' },
  SG: { en: 'Singapore', tc: '新加坡', sc: '新加坡', kr: '싱가포르', jp: 'シンガポール' },
  MY: { en: 'Malaysia', tc: '馬來西亞', sc: '马来西亚', kr: '말레이시아', jp: 'マレーシア' },
  TH: { en: 'Thailand', tc: '泰國', sc: '泰国', kr: '태국', jp: 'タイ' },
  PH: { en: 'Philippines', tc: '菲律賓', sc: '菲律宾', kr: '필리핀', jp: 'フィリピン' },
  ID: { en: 'Indonesia', tc: '印尼', sc: '印度尼西亚', kr: '인도네시아', jp: 'インドネシア' },
  VN: { en: 'Vietnam', tc: '越南', sc: '越南', kr: '베트남', jp: 'ベトナム' },
  IN: { en: 'India', tc: '印度', sc: '印度', kr: '인도', jp: 'インド' },
  AU: { en: 'Australia', tc: '澳洲', sc: '澳大利亚', kr: '호주', jp: 'オーストラリア' },
  NZ: { en: 'New Zealand', tc: '新西蘭', sc: '新西兰', kr: '뉴질랜드', jp: 'ニュージーランド' },
  GB: { en: 'United Kingdom', tc: '英國', sc: '英国', kr: '영국', jp: 'イギリス' },
  US: {
    en: 'United States, Canada',
    tc: '美國、加拿大',
    sc: '美国、加拿大',
    kr: '미국, 캐나다',
    jp: 'アメリカ・カナダ',
  },
  FR: { en: 'France', tc: '法國', sc: '法国', kr: '프랑스', jp: 'フランス' },
  DE: { en: 'Germany', tc: '德國', sc: '德国', kr: '독일', jp: 'ドイツ' },
  PT: { en: 'Portugal', tc: '葡萄牙', sc: '葡萄牙', kr: '포르투갈', jp: 'ポルトガル' },
  MM: { en: 'Myanmar', tc: '緬甸', sc: '缅甸', kr: '미얀마', jp: 'ミャンマー' },
  KH: { en: 'Cambodia', tc: '柬埔寨', sc: '柬埔寨', kr: '캄보디아', jp: 'カンボジア' },
  LA: { en: 'Laos', tc: '老撾', sc: '老挝', kr: '라오스', jp: 'ラオス' },
  BN: { en: 'Brunei', tc: '汶萊', sc: '文莱', kr: '브루나이', jp: 'ブルネイ' },
  MN: { en: 'Mongolia', tc: '蒙古', sc: '蒙古', kr: '몽골', jp: 'モンゴル' },
  RU: { en: 'Russia', tc: '俄羅斯', sc: '俄罗斯', kr: '러시아', jp: 'ロシア' },
  AE: {
    en: 'United Arab Emirates',
    tc: '阿聯酋',
    sc: '阿联酋',
    kr: '아랍에미리트',
    jp: 'アラブ首長国連邦',
  },
} satisfies Record<string, Record<Language, string>>;

export type CountryCode = keyof typeof AREA_NAMES;
