import { serverNow } from '@resort/shared/api';
import { businessDate, isDate } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { isoDateOf, useRules, type FormOptions } from '@resort/shared/ui/form';
import { docProblem, isHanName, type DocNeed } from '@resort/shared/documents';
import type { VisitorInfo } from '../../contract/index.ts';
import { needsOf, type VisitorValues } from './visitor-form.ts';

type Rules = NonNullable<FormOptions<VisitorValues>['rules']>;

/** Validates a field by the same rules as the server; fields that the document does not need are valid. */
export function useVisitorRules(saved: VisitorInfo | undefined): Rules {
  const t = useText('ticketing');
  const rules = useRules();
  const asked =
    <T>(need: DocNeed, rule: (value: T) => string | undefined) =>
    (value: T, { docType }: VisitorValues) =>
      needsOf(docType).includes(need) ? rule(value) : undefined;
  return {
    docType: rules.chosen,
    docNo: (docNo, { docType, dateOfBirth }) => {
      if (docType === '') return undefined;
      // the number stays if none is entered and the type of document is the same
      if (docNo.trim() === '') return saved?.docType === docType ? undefined : rules.required(docNo);
      const born = isoDateOf(dateOfBirth);
      const problem = docProblem(docType, docNo, isDate(born) ? born : undefined);
      return problem === null ? undefined : t(`visitor.problem.${problem}`);
    },
    name: asked('name', (name: string) =>
      name.trim() === '' || isHanName(name) ? rules.required(name) : t('visitor.hanName'),
    ),
    lastName: asked('lastName', rules.englishName),
    firstName: asked('firstName', rules.englishName),
    dateOfBirth: rules.dateOfBirth({}),
    nationality: asked('nationality', rules.chosen),
    docExpiry: asked('docExpiry', (parts: VisitorValues['docExpiry']) => {
      const date = isoDateOf(parts);
      if (!isDate(date)) return t('visitor.noSuchDay');
      return date < businessDate(new Date(serverNow())) ? t('visitor.expired') : undefined;
    }),
    consent: rules.ticked(t('visitor.consentMissing')),
  };
}
