import { useText } from '@resort/shared/i18n';
import { useLocation, useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { LEAVING, showToast } from '@resort/shared/ui';
import { useForm, type FormState } from '@resort/shared/ui/form';
import type { DocumentType, RealNameNotice, GuestInfo } from '../../../contract/index.ts';
import { useSaveGuestMutation } from '../../api/guests.ts';
import { rememberSaved } from '../../guests/just-saved.ts';
import { useGuestRules } from '../../guests/use-guest-rules.ts';
import { DRAFTED, requestOf, valuesOf, type GuestValues } from '../../guests/guest-form.ts';

export interface GuestSetup {
  /** the guest that is changed; undefined: a new one */
  saved: GuestInfo | undefined;
  types: readonly DocumentType[];
  notice: RealNameNotice;
  /** of an order, which waits for this guest; null: opened by itself */
  place: string | null;
}

/** In `location.key` of the first screen of a visit: nothing to go back to. */
const FIRST = 'default';

/** Saves a guest, and leads back to where one was to be chosen, else to the list. */
export function useGuestForm({ saved, notice, place }: GuestSetup): {
  form: FormState<GuestValues>;
  isBusy: boolean;
} {
  const t = useText('ticketing');
  const navigate = useNavigate();
  const { key } = useLocation();
  const [save] = useSaveGuestMutation();
  const form: FormState<GuestValues> = useForm<GuestValues>({
    initial: valuesOf(saved),
    rules: useGuestRules(saved),
    draft: { key: `ticketing.guest.${saved?.id ?? 'new'}`, fields: DRAFTED },
    refusals: {
      DOC_FORMAT: 'docNo',
      DUP_PERSON: 'docNo',
      NAME_HAN: 'name',
      NAME_EN: 'lastName',
      DOB: 'dateOfBirth',
      DOC_EXPIRED: 'docExpiry',
    },
    submit: async (values) => {
      const { docType } = values;
      if (docType === '') return undefined;
      const { id } = await save(requestOf(values, docType, notice.version, saved?.id)).unwrap();
      form.forget();
      showToast({ text: t('guest.saved') });
      if (place === null || key === FIRST) await navigate(to('/real-name'), { replace: true });
      else {
        rememberSaved({ place, guestId: id });
        await navigate(-1);
      }
      return LEAVING;
    },
  });
  return { form, isBusy: form.busy };
}
