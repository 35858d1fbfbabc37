import type { Language } from '@resort/shared/contract';
import type { CountryCode } from './area-names.ts';

interface City {
  /** stable; stored with the member */
  code: string;
  countryCode: CountryCode;
  names: Record<Language, string>;
}

const city = (
  code: string,
  countryCode: CountryCode,
  ...[en, tc, sc, kr, jp]: [en: string, tc: string, sc: string, kr: string, jp: string]
): City => ({ code, countryCode, names: { en, tc, sc, kr, jp } });

/** Where most members live; other countries are chosen without a city. */
export const CITIES: readonly City[] = [
  city('MAC-PEN', 'MO', 'Macau Peninsula', '澳門半島', '澳门半岛', '마카오 반도', 'マカオ半島'),
  city('MAC-TAI', 'MO', 'Taipa', '氹仔', '氹仔', '타이파', 'タイパ'),
  city('MAC-COT', 'MO', 'Cotai', '路氹城', '路氹城', '코타이', 'コタイ'),
  city('MAC-COL', 'MO', 'Coloane', '路環', '路环', '콜로안', 'コロアン'),
  city('HKG-ISL', 'HK', 'Hong Kong Island', '香港島', '香港岛', '홍콩섬', '香港島'),
  city('HKG-KOW', 'HK', 'Kowloon', '九龍', '九龙', '가우룽', '九龍'),
  city('HKG-NT', 'HK', 'New Territories', '新界', '新界', '신계', '新界'),
  city('CAN', 'CN', 'Guangzhou', '廣州', '广州', '광저우', '広州'),
  city('SZX', 'CN', 'Shenzhen', '深圳', '深圳', '선전', '深圳'),
  city('ZUH', 'CN', 'Zhuhai', '珠海', '珠海', '주하이', '珠海'),
  city('FOS', 'CN', 'Foshan', '佛山', '佛山', '포산', '仏山'),
  city('ZGN', 'CN', 'Zhongshan', '中山', '中山', '중산', '中山'),
  city('DGM', 'CN', 'Dongguan', '東莞', '东莞', '둥관', '東莞'),
  city('SHA', 'CN', 'Shanghai', '上海', '上海', '상하이', '上海'),
  city('BJS', 'CN', 'Beijing', '北京', '北京', '베이징', '北京'),
  city('HGH', 'CN', 'Hangzhou', '杭州', '杭州', '항저우', '杭州'),
  city('CTU', 'CN', 'Chengdu', '成都', '成都', '청두', '成都'),
  city('CKG', 'CN', 'Chongqing', '重慶', '重庆', '충칭', '重慶'),
  city('WUH', 'CN', 'Wuhan', '武漢', '武汉', '우한', '武漢'),
  city('XMN', 'CN', 'Xiamen', '廈門', '厦门', '샤먼', 'アモイ'),
  city('TPE', 'TW', 'Taipei', '台北', '台北', '타이베이', '台北'),
  city('TXG', 'TW', 'Taichung', '台中', '台中', '타이중', '台中'),
  city('KHH', 'TW', 'Kaohsiung', '高雄', '高雄', '가오슝', '高雄'),
  city('SEL', 'KR', 'Seoul', '首爾', '首尔', '서울', 'ソウル'),
  city('PUS', 'KR', 'Busan', '釜山', '釜山', '부산', '釜山'),
  city('ICN', 'KR', 'Incheon', '仁川', '仁川', '인천', '仁川'),
  city('TYO', 'JP', 'Tokyo', '東京', '东京', '도쿄', '東京'),
  city('OSA', 'JP', 'Osaka', '大阪', '大阪', '오사카', '大阪'),
  city('NGO', 'JP', 'Nagoya', '名古屋', '名古屋', '나고야', '名古屋'),
  city('FUK', 'JP', 'Fukuoka', '福岡', '福冈', '후쿠오카', '福岡'),
  city('SIN', 'SG', 'Singapore', '新加坡', '新加坡', '싱가포르', 'シンガポール'),
  city('KUL', 'MY', 'Kuala Lumpur', '吉隆坡', '吉隆坡', '쿠알라룸푸르', 'クアラルンプール'),
  city('PEN', 'MY', 'Penang', '檳城', '槟城', '페낭', 'ペナン'),
  city('BKK', 'TH', 'Bangkok', '曼谷', '曼谷', '방콕', 'バンコク'),
  city('MNL', 'PH', 'Manila', '馬尼拉', '马尼拉', '마닐라', 'マニラ'),
];
