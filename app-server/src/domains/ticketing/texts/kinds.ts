import type { EventKind } from '@resort/mf-ticketing/contract';
import type { Texts } from '../../../locales/texts.ts';

/** The kinds of events in words. */
export const EVENT_KIND_NAMES: Readonly<Record<EventKind, Texts>> = {
  CONCERT: { en: 'Concert', tc: '演唱會', sc: '演唱会', kr: '콘서트', jp: 'コンサート' },
  THEATRE: { en: 'Theatre', tc: '戲劇', sc: '戏剧', kr: '연극', jp: '演劇' },
  CIRCUS: {
    en: 'Acrobatics',
    tc: '雜技',
    sc: '杂技',
    kr: '서커스',
    jp: 'サーカス',
  },
  LIGHT_SHOW: { en: 'Light show', tc: '光影匯演', sc: '光影秀', kr: '라이트 쇼', jp: 'ライトショー' },
  ATTRACTION: {
    en: 'Attraction',
    tc: '景點',
    sc: '景点',
    kr: '어트랙션',
    jp: 'アトラクション',
  },
  WATERPARK: { en: 'Water park', tc: '水上樂園', sc: '水上乐园', kr: '워터파크', jp: 'ウォーターパーク' },
};
