import type { Language } from '@resort/shared/contract';
import { isSkin } from '@resort/shared/skin/skins';
import { PROPERTY_NAMES } from './property-names.ts';

/** A property's name; an unknown code is returned as it is. */
export function propertyName(code: string, language: Language): string {
  return isSkin(code) ? PROPERTY_NAMES[code][language] : code;
}

/** A property in wire format. */
export const placeOf = (code: string, language: Language) => ({ code, name: propertyName(code, language) });
