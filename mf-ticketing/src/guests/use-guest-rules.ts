import { serverNow } from '@resort/shared/api';
import { businessDate, isDate } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { isoDateOf, useRules, type FormOptions } from '@resort/shared/ui/form';
import { docProblem, isHanName, type DocNeed } from '@resort/shared/documents';
import type { GuestInfo } from '../../contract/index.ts';
import { needsOf, type GuestValues } from './guest-form.ts';

type Rules = NonNullable<FormOptions<GuestValues>['rules']>;

/** Validates a field by the same rules as the server; fields that the document does not need are valid. */
export function useGuestRules(saved: GuestInfo | undefined): Rules {
  const t = useText('ticketing');
  const rules = useRules();
  const asked =
    <T>(need: DocNeed, rule: (value: T) => string | undefined) =>
    (value: T, { docType }: GuestValues) =>
      needsOf(docType).includes(need) ? rule(value) : undefined;
  return {
    docType: rules.chosen,
    docNo: (docNo, { docType, dateOfBirth }) => {
      if (docType === '') return undefined;
      // the number stays if none is entered and the type of document is the same
      if (docNo.trim() === '') return saved?.docType === docType ? undefined : rules.required(docNo);
      const born = isoDateOf(dateOfBirth);
      const problem = docProblem(docType, docNo, isDate(born) ? born : undefined);
      return problem === null ? undefined : t(`guest.problem.${problem}`);
    },
    name: asked('name', (name: string) =>
      name.trim() === '' || isHanName(name) ? rules.required(name) : t('guest.hanName'),
    ),
    lastName: asked('lastName', rules.englishName),
    firstName: asked('firstName', rules.englishName),
    dateOfBirth: rules.dateOfBirth({}),
    nationality: asked('nationality', rules.chosen),
    docExpiry: asked('docExpiry', (parts: GuestValues['docExpiry']) => {
      const date = isoDateOf(parts);
      if (!isDate(date)) return t('guest.noSuchDay');
      return date < businessDate(new Date(serverNow())) ? t('guest.expired') : undefined;
    }),
    consent: rules.ticked(t('guest.consentMissing')),
  };
}
