import type { Language } from '@resort/shared/contract';
import { SHOP_TEXTS } from '../locales/index.ts';

type Texts = Readonly<Record<Language, string>>;

interface Rule {
  readonly id: string;
  readonly title: Texts;
  readonly text: Texts;
}

const BREAKFAST: Rule = {
  id: 'breakfast',
  title: SHOP_TEXTS.hotelGuests.breakfast.title,
  text: SHOP_TEXTS.hotelGuests.breakfast.text,
};
const LATE: Rule = {
  id: 'kept-table',
  title: SHOP_TEXTS.hotelGuests.late.keptTable.title,
  text: SHOP_TEXTS.hotelGuests.late.keptTable.text,
};
const ROOM_BILL: Rule = {
  id: 'room-bill',
  title: SHOP_TEXTS.hotelGuests.roomBill.title,
  text: SHOP_TEXTS.hotelGuests.roomBill.text,
};

/** Advantages of a hotel's guests at its tables; a hotel without a front office bills no rooms. */
export const hotelGuestRulesOf = ({ chargesToRoom }: { readonly chargesToRoom: boolean }): readonly Rule[] =>
  chargesToRoom ? [BREAKFAST, LATE, ROOM_BILL] : [BREAKFAST, LATE];
