import { useText } from '@resort/shared/i18n';
import { useLocation, useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { LEAVING, showToast } from '@resort/shared/ui';
import { useForm, type FormState } from '@resort/shared/ui/form';
import type { DocumentType, RealNameNotice, VisitorInfo } from '../../../contract/index.ts';
import { useSaveVisitorMutation } from '../../api/visitors.ts';
import { rememberSaved } from '../../visitors/just-saved.ts';
import { useVisitorRules } from '../../visitors/use-visitor-rules.ts';
import { DRAFTED, requestOf, valuesOf, type VisitorValues } from '../../visitors/visitor-form.ts';

export interface VisitorSetup {
  /** the visitor that is changed; undefined: a new one */
  saved: VisitorInfo | undefined;
  types: readonly DocumentType[];
  notice: RealNameNotice;
  /** of an order, which waits for this visitor; null: opened by itself */
  place: string | null;
}

/** In `location.key` of the first screen of a visit: nothing to go back to. */
const FIRST = 'default';

/** Saves a visitor, and leads back to where one was to be chosen, else to the list. */
export function useVisitorForm({ saved, notice, place }: VisitorSetup): {
  form: FormState<VisitorValues>;
  isBusy: boolean;
} {
  const t = useText('ticketing');
  const navigate = useNavigate();
  const { key } = useLocation();
  const [save] = useSaveVisitorMutation();
  const form: FormState<VisitorValues> = useForm<VisitorValues>({
    initial: valuesOf(saved),
    rules: useVisitorRules(saved),
    draft: { key: `ticketing.visitor.${saved?.id ?? 'new'}`, fields: DRAFTED },
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
      showToast({ text: t('visitor.saved') });
      if (place === null || key === FIRST) await navigate(to('/real-name'), { replace: true });
      else {
        rememberSaved({ place, visitorId: id });
        await navigate(-1);
      }
      return LEAVING;
    },
  });
  return { form, isBusy: form.busy };
}
