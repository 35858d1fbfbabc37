import type { Language } from '@resort/shared/contract';
import { commaText } from '@resort/shared/format';
import { propertyName } from '../../../core/properties/properties.ts';
import type { RoomType } from '../rates/hotel-catalogue.ts';

/** A room among items of other hotels: its own name and its hotel's. */
export const roomTitle = (roomType: RoomType, hotelCode: string, language: Language): string =>
  commaText([roomType.texts[language].name, propertyName(hotelCode, language)], language);
