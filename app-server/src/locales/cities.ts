import type { Language } from '@resort/shared/contract';
import type { CountryCode } from './area-names.ts';
import { COMMON_TEXTS } from './index.ts';

interface City {
  /** stable; stored with the member */
  code: string;
  countryCode: CountryCode;
  names: Record<Language, string>;
}

const city = (code: string, countryCode: CountryCode, names: Record<Language, string>): City => ({
  code,
  countryCode,
  names,
});

/** Where most members live; other countries are chosen without a city. */
export const CITIES: readonly City[] = [
  city('MAC-PEN', 'MO', COMMON_TEXTS.cities.macPen),
  city('MAC-TAI', 'MO', COMMON_TEXTS.cities.macTai),
  city('MAC-COT', 'MO', COMMON_TEXTS.cities.macCot),
  city('MAC-COL', 'MO', COMMON_TEXTS.cities.macCol),
  city('HKG-ISL', 'HK', COMMON_TEXTS.cities.hkgIsl),
  city('HKG-KOW', 'HK', COMMON_TEXTS.cities.hkgKow),
  city('HKG-NT', 'HK', COMMON_TEXTS.cities.hkgNt),
  city('CAN', 'CN', COMMON_TEXTS.cities.can),
  city('SZX', 'CN', COMMON_TEXTS.cities.szx),
  city('ZUH', 'CN', COMMON_TEXTS.cities.zuh),
  city('FOS', 'CN', COMMON_TEXTS.cities.fos),
  city('ZGN', 'CN', COMMON_TEXTS.cities.zgn),
  city('DGM', 'CN', COMMON_TEXTS.cities.dgm),
  city('SHA', 'CN', COMMON_TEXTS.cities.sha),
  city('BJS', 'CN', COMMON_TEXTS.cities.bjs),
  city('HGH', 'CN', COMMON_TEXTS.cities.hgh),
  city('CTU', 'CN', COMMON_TEXTS.cities.ctu),
  city('CKG', 'CN', COMMON_TEXTS.cities.ckg),
  city('WUH', 'CN', COMMON_TEXTS.cities.wuh),
  city('XMN', 'CN', COMMON_TEXTS.cities.xmn),
  city('TPE', 'TW', COMMON_TEXTS.cities.tpe),
  city('TXG', 'TW', COMMON_TEXTS.cities.txg),
  city('KHH', 'TW', COMMON_TEXTS.cities.khh),
  city('SEL', 'KR', COMMON_TEXTS.cities.sel),
  city('PUS', 'KR', COMMON_TEXTS.cities.pus),
  city('ICN', 'KR', COMMON_TEXTS.cities.icn),
  city('TYO', 'JP', COMMON_TEXTS.cities.tyo),
  city('OSA', 'JP', COMMON_TEXTS.cities.osa),
  city('NGO', 'JP', COMMON_TEXTS.cities.ngo),
  city('FUK', 'JP', COMMON_TEXTS.cities.fuk),
  city('SIN', 'SG', COMMON_TEXTS.cities.sin),
  city('KUL', 'MY', COMMON_TEXTS.cities.kul),
  city('PEN', 'MY', COMMON_TEXTS.cities.pen),
  city('BKK', 'TH', COMMON_TEXTS.cities.bkk),
  city('MNL', 'PH', COMMON_TEXTS.cities.mnl),
];
