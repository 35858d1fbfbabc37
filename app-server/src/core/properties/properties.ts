import type { Language } from '@resort/shared/contract';
import { isSkin } from '@resort/shared/skin/skins';
import { PROPERTY_NAMES } from './property-names.ts';

/** A property's name; a code that has none stands for itself. */
export function propertyName(code: string, language: Language): string {
  return isSkin(code) ? PROPERTY_NAMES[code][language] : code;
}

/** A property as the wire writes it. */
export const placeOf = (code: string, language: Language) => ({ code, name: propertyName(code, language) });
