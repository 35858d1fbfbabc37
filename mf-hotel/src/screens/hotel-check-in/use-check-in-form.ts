import { isApiError } from '@resort/shared/api';
import { docProblem } from '@resort/shared/documents';
import { isDate } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { useMember } from '@resort/shared/session';
import { LEAVING, showToast } from '@resort/shared/ui';
import {
  isoDateOf,
  NO_DATE,
  useForm,
  useRules,
  type FormOptions,
  type FormState,
} from '@resort/shared/ui/form';
import { isSameGuest } from '../../../contract/same-guest.ts';
import { useSendCheckInMutation, type CheckInData } from '../../api/check-in.ts';
import {
  docTypeAt,
  draftedOf,
  guestAt,
  initialValues,
  requestOf,
  sentOf,
  type CheckInValues,
} from './values.ts';

type Rules = NonNullable<FormOptions<CheckInValues>['rules']>;

/** The fields of each guest by the same rules as the server; a guest who was removed again has none. */
function useCheckInRules(checkIn: CheckInData): Rules {
  const t = useText('hotel');
  const rules = useRules();
  /** What is wrong with a number; without one, that of the same type of document stays that was sent. */
  const numberProblem = (at: number) => (typed: string, values: CheckInValues) => {
    const type = docTypeAt(values, at);
    if (type === undefined) return undefined;
    if (typed.trim() === '')
      return sentOf(checkIn, guestAt(values, at))?.docType === type ? undefined : rules.required(typed);
    const born = isoDateOf(values[`born${at}`] ?? NO_DATE);
    const problem = docProblem(type, typed, isDate(born) ? born : undefined);
    return problem === null ? undefined : t(`checkIn.problem.${problem}`);
  };
  const all: Rules = { arrivalTime: rules.chosen };
  for (let at = 1; at <= checkIn.mostGuests; at += 1) {
    const asked =
      <T>(rule: (value: T, values: CheckInValues) => string | undefined) =>
      (value: T, values: CheckInValues) =>
        at <= Number(values.count) ? rule(value, values) : undefined;
    all[`first${at}`] = asked(rules.englishName);
    all[`last${at}`] = asked(
      (name: string, values) =>
        rules.englishName(name) ?? (isNamed(values, at) ? t('checkIn.twice') : undefined),
    );
    all[`type${at}`] = asked(rules.chosen);
    all[`doc${at}`] = asked(numberProblem(at));
    all[`nation${at}`] = asked(rules.chosen);
    all[`born${at}`] = asked(rules.dateOfBirth({}));
  }
  return all;
}

/** Whether a guest above has the same name. */
const isNamed = (values: CheckInValues, at: number): boolean =>
  Array.from({ length: at - 1 }, (_, index) => guestAt(values, index + 1)).some((one) =>
    isSameGuest(one, guestAt(values, at)),
  );

/** The place of a guest whose document the server refused, from 1 on. */
function refusedGuest(failure: unknown): number | undefined {
  if (!isApiError(failure) || failure.errorCode !== 'DOC_FORMAT') return undefined;
  const { guest } = (failure.data ?? {}) as { guest?: unknown };
  return typeof guest === 'number' ? guest + 1 : undefined;
}

/** Sends the check-in data, then shows what was sent. */
export function useCheckInForm(checkIn: CheckInData): FormState<CheckInValues> {
  const t = useText('hotel');
  const navigate = useNavigate();
  const [send] = useSendCheckInMutation();
  const { orderNo } = checkIn;
  const initial = initialValues(checkIn, useMember());
  const form: FormState<CheckInValues> = useForm<CheckInValues>({
    initial,
    rules: useCheckInRules(checkIn),
    draft: { key: `hotel.check-in.${orderNo}`, fields: draftedOf(initial) },
    submit: async (values) => {
      const { error } = await send(requestOf(values, orderNo));
      const at = refusedGuest(error);
      if (at !== undefined && isApiError(error) && error.message !== null) {
        form.refuse({ [`doc${at}`]: error.message });
        return undefined;
      }
      if (error !== undefined) throw error;
      form.forget();
      showToast({ text: t('checkIn.sent') });
      await navigate(to('/hotel-check-in', { orderNo }), { replace: true });
      return LEAVING;
    },
  });
  return form;
}
