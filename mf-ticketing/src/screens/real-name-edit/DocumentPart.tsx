import { useText } from '@resort/shared/i18n';
import { datePartsOf, SelectField, TextField, type FormState } from '@resort/shared/ui/form';
import { birthDateIn, docProblem, DOCUMENTS, type DocType } from '@resort/shared/documents';
import type { DocumentType, GuestInfo } from '../../../contract/index.ts';
import { DocumentExample } from '../../guests/DocumentExample.tsx';
import type { GuestValues } from '../../guests/guest-form.ts';

/** Documents whose numbers have no letters. */
const DIGITS_ONLY: readonly DocType[] = ['TWP', 'MO_BIR'];

interface DocumentPartProps {
  form: FormState<GuestValues>;
  types: readonly DocumentType[];
  saved: GuestInfo | undefined;
}

/** The type of document, a drawing of where its number is, and the number. */
export function DocumentPart({ form, types, saved }: DocumentPartProps) {
  const t = useText('ticketing');
  const { docType } = form.values;
  return (
    <>
      <SelectField
        {...form.field('docType')}
        onChange={(code) =>
          form.field('docType').onChange(types.find((type) => type.code === code)?.code ?? '')
        }
        label={t('guest.type')}
        choices={types.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {docType === '' ? null : (
        <>
          <DocumentExample
            type={docType}
            example={DOCUMENTS[docType].example}
            where={t(`guest.where.${docType}`)}
          />
          <NumberField form={form} docType={docType} saved={saved?.docType === docType ? saved : undefined} />
        </>
      )}
    </>
  );
}

interface NumberFieldProps {
  form: FormState<GuestValues>;
  docType: DocType;
  /** the guest, where the number of this very document is known */
  saved: GuestInfo | undefined;
}

/**
 * The number, validated during input; once it is complete and valid the hint confirms it. If the number contains the
 * date of birth, it fills that field. The browser must not remember it.
 */
function NumberField({ form, docType, saved }: NumberFieldProps) {
  const t = useText('ticketing');
  const field = form.field('docNo');
  const isRight = docProblem(docType, field.value) === null;
  const change = (typed: string) => {
    field.onChange(typed);
    const born = birthDateIn(docType, typed);
    const isEmpty = Object.values(form.values.dateOfBirth).every((part) => part === '');
    if (born !== null && isEmpty) form.field('dateOfBirth').onChange(datePartsOf(born));
  };
  const hint =
    saved === undefined
      ? t('guest.example', { example: DOCUMENTS[docType].example })
      : t('guest.kept', { masked: saved.docNo });
  return (
    <TextField
      {...field}
      onChange={change}
      label={t('guest.number')}
      hint={isRight ? t('guest.numberRight') : hint}
      optional={saved !== undefined}
      inputMode={DIGITS_ONLY.includes(docType) ? 'numeric' : 'text'}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      lang="en"
    />
  );
}
