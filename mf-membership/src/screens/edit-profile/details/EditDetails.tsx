import { useText } from '@resort/shared/i18n';
import { Button, ErrorCard, Page, SkeletonRows, useOffline, Waiting } from '@resort/shared/ui';
import { ChineseNameField, Form, SelectField, TextField, type FormState } from '@resort/shared/ui/form';
import type { PersonalField } from '../../../../contract/index.ts';
import { usePersonalFieldsQuery } from '../../../api/profile.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { choicesOf, EDITABLE, type Edit, type Editable } from './edit.ts';
import { useEditForm } from './use-edit-form.ts';

type EditableField = PersonalField & { field: Editable };
const isEditable = (field: PersonalField): field is EditableField =>
  field.editable && (EDITABLE as readonly string[]).includes(field.field);

/** The details that change at once, as the field schema has them. */
export function EditDetails() {
  const t = useText('membership');
  const { data: fields, isError, isFetching, refetch } = usePersonalFieldsQuery();
  return (
    <Page title={t('profile.edit')}>
      {fields ? <EditForm fields={fields.filter(isEditable)} /> : null}
      {fields || isError ? null : (
        <Waiting>
          <SkeletonRows rows={4} />
        </Waiting>
      )}
      {isError && !fields ? (
        <ErrorCard message={t('profile.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </Page>
  );
}

function EditForm({ fields }: { fields: readonly EditableField[] }) {
  const t = useText('membership');
  const offline = useOffline('kept');
  const { form, elsewhere, takeTheirs } = useEditForm(fields);
  return (
    <Form form={form}>
      {elsewhere === null ? null : (
        <ChangedElsewhere fields={fields} elsewhere={elsewhere} onTake={takeTheirs} />
      )}
      {fields.map((field, position) => (
        <EditField key={field.field} field={field} above={fields[position - 1]} form={form} fields={fields} />
      ))}
      <Button type="submit" wide busy={form.busy} unavailable={offline}>
        {t('profile.save')}
      </Button>
    </Form>
  );
}

interface EditFieldProps {
  field: EditableField;
  above: EditableField | undefined;
  fields: readonly EditableField[];
  form: FormState<Edit>;
}

function EditField({ field, above, fields, form }: EditFieldProps) {
  const binding = form.field(field.field);
  const frame = { label: field.label, optional: !field.required };
  if (field.field === 'chineseName') return <ChineseNameField {...binding} {...frame} />;
  if (field.type !== 'select') return <TextField {...binding} {...frame} />;
  const choices = choicesOf(field, above && form.values[above.field]);
  // a country without a list of cities is left without one
  if (choices.length === 0) return null;
  const below = fields[fields.indexOf(field) + 1];
  const isBelowTied = below?.options?.some(({ of }) => of !== undefined) ?? false;
  return (
    <SelectField
      {...binding}
      {...frame}
      choices={choices}
      onChange={(next) => {
        if (below && isBelowTied && next !== binding.value) form.field(below.field).onChange('');
        binding.onChange(next);
      }}
    />
  );
}
