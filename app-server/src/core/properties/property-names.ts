import type { Language } from '@resort/shared/contract';
import type { Skin } from '@resort/shared/skin/skins';

/** The group's five hotels; each has the skin of its code. */
export const PROPERTY_NAMES: Readonly<Record<Skin, Readonly<Record<Language, string>>>> = {
  sjm: {
    en: 'Heritage Hotel',
    tc: '典藏酒店',
    sc: '典藏酒店',
    kr: '헤리티지 호텔',
    jp: 'ヘリテージホテル',
  },
  glp: {
    en: 'Garden Palace',
    tc: '園林皇宮酒店',
    sc: '园林皇宫酒店',
    kr: '가든 팰리스',
    jp: 'ガーデンパレス',
  },
  tkl: {
    en: 'Couture House',
    tc: '高訂薈',
    sc: '高定荟',
    kr: '쿠튀르 하우스',
    jp: 'クチュールハウス',
  },
  pvm: {
    en: 'Classic Palace',
    tc: '經典宮殿酒店',
    sc: '经典宫殿酒店',
    kr: '클래식 팰리스',
    jp: 'クラシックパレス',
  },
  gl: {
    en: 'Festive Resort',
    tc: '喜慶度假村',
    sc: '喜庆度假村',
    kr: '페스티브 리조트',
    jp: 'フェスティブリゾート',
  },
};

/** The front desk of each hotel, as it is read; help, the hotel's page and its orders all read it here. */
export const FRONT_DESK_PHONES: Readonly<Record<Skin, string>> = {
  sjm: '+853 2888 1000',
  glp: '+853 2888 2000',
  tkl: '+853 2888 3000',
  pvm: '+853 2888 4000',
  gl: '+853 2888 5000',
};
