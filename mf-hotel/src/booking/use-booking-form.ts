import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { normalizePhone } from '@resort/shared/format';
import type { LEAVING } from '@resort/shared/ui';
import { useForm, useRules, type FormState } from '@resort/shared/ui/form';
import { useCompanionsQuery } from '../api/companions.ts';
import { OWN, type BookingValues } from './values.ts';

export interface BookingFormOptions {
  /** a name for each room of it */
  initial: BookingValues;
  areas: readonly AreaCode[];
  /** where the input is kept; if omitted, it is not kept */
  draft?: string;
  /** `phone`: the number alone, as its area writes it; '' where it is the member's own */
  onValid: (values: BookingValues, phone: string) => Promise<void | typeof LEAVING> | void;
}

/**
 * Who comes and how they are reached, for a new booking as for one that is changed. It is busy until the saved companions
 * are known or fail, because they appear above the button and would move it away from under a finger.
 */
export function useBookingForm(options: BookingFormOptions): FormState<BookingValues> {
  const { initial, areas, draft, onValid } = options;
  const rules = useRules();
  const areaOf = (code: string) => areas.find(({ areaCode }) => areaCode === code);
  const names = Object.keys(initial).filter((name) => /^(first|last)\d/.test(name));
  const { isLoading: isFindingCompanions } = useCompanionsQuery();
  const form = useForm<BookingValues>({
    initial,
    rules: {
      ...Object.fromEntries(names.map((name) => [name, rules.englishName])),
      phone: ({ area, number }, { reach }) => {
        const bounds = areaOf(area);
        return reach === OWN || bounds === undefined ? undefined : rules.phone(number, bounds);
      },
      email: rules.optional(rules.email),
      remarks: rules.remark,
    },
    ...(draft === undefined
      ? {}
      : { draft: { key: draft, fields: Object.keys(initial) as (keyof BookingValues)[] } }),
    submit: async (values) => {
      if (values.reach === OWN) return onValid(values, '');
      const area = areaOf(values.phone.area);
      return area ? onValid(values, normalizePhone(values.phone.number, area)) : undefined;
    },
  });
  return { ...form, busy: form.busy || isFindingCompanions };
}
