import { isSkin, type Skin } from '@resort/shared/skin/skins';
import type { Language } from '@resort/shared/contract';

/** The address of each hotel. */
const ADDRESSES: Readonly<Record<Skin, Readonly<Record<Language, string>>>> = {
  sjm: {
    en: '2 Avenida da Praia Grande, Macau',
    tc: '澳門南灣大馬路 2 號',
    sc: '澳门南湾大马路 2 号',
    kr: '마카오 아베니다 다 프라이아 그란데 2',
    jp: 'マカオ、南湾大馬路 2',
  },
  glp: {
    en: '18 Rua do Jardim, Cotai, Macau',
    tc: '澳門路氹花園街 18 號',
    sc: '澳门路氹花园街 18 号',
    kr: '마카오 코타이 루아 두 자르딩 18',
    jp: 'マカオ、コタイ、花園街 18',
  },
  tkl: {
    en: '7 Avenida da Costura, Cotai, Macau',
    tc: '澳門路氹高訂大道 7 號',
    sc: '澳门路氹高定大道 7 号',
    kr: '마카오 코타이 아베니다 다 코스투라 7',
    jp: 'マカオ、コタイ、高訂大道 7',
  },
  pvm: {
    en: '33 Rua do Palácio, NAPE, Macau',
    tc: '澳門新口岸皇宮街 33 號',
    sc: '澳门新口岸皇宫街 33 号',
    kr: '마카오 나프 루아 두 팔라시우 33',
    jp: 'マカオ、新口岸、皇宮街 33',
  },
  gl: {
    en: '88 Estrada das Lanternas, Taipa, Macau',
    tc: '澳門氹仔燈籠路 88 號',
    sc: '澳门氹仔灯笼路 88 号',
    kr: '마카오 타이파 이스트라다 다스 란테르나스 88',
    jp: 'マカオ、タイパ、灯籠路 88',
  },
};

/** A hotel's address; '' for an unknown code. */
export const addressOf = (property: string, language: Language): string =>
  isSkin(property) ? ADDRESSES[property][language] : '';
