import { useText } from '@resort/shared/i18n';
import { useMember } from '@resort/shared/session';
import { Accordion, Button, useOffline } from '@resort/shared/ui';
import {
  Checkbox,
  ChineseNameField,
  DateOfBirthField,
  Form,
  NameFields,
  SelectField,
  Switch,
  type FormState,
} from '@resort/shared/ui/form';
import { RichText } from '@resort/shared/ui/rich-text';
import type { DocNeed } from '@resort/shared/documents';
import type { RealNameNotice } from '../../../contract/index.ts';
import { needsOf, ownValues, type VisitorValues } from '../../visitors/visitor-form.ts';
import { DocumentPart } from './DocumentPart.tsx';
import { useVisitorForm, type VisitorSetup } from './use-visitor-form.ts';

export interface VisitorFormProps extends VisitorSetup {
  countries: readonly { code: string; name: string }[];
}

/** The document first, because it decides which fields follow; then the person, then the consent. */
export function VisitorForm({ countries, ...setup }: VisitorFormProps) {
  const t = useText('ticketing');
  const offline = useOffline('kept');
  const { form, isBusy } = useVisitorForm(setup);
  return (
    <Form form={form}>
      <Self form={form} />
      <DocumentPart form={form} types={setup.types} saved={setup.saved} />
      <Person form={form} countries={countries} />
      <Consent form={form} notice={setup.notice} />
      <Button type="submit" wide busy={isBusy} unavailable={offline}>
        {t('visitor.save')}
      </Button>
    </Form>
  );
}

type OfForm = { form: FormState<VisitorValues> };

/** The member's own data fills the fields. */
function Self({ form }: OfForm) {
  const t = useText('ticketing');
  const member = useMember();
  const isSelf = form.field('isSelf');
  const change = (value: boolean) => {
    isSelf.onChange(value);
    if (!value) return;
    const own = ownValues(member, form.values);
    for (const name of ['name', 'firstName', 'lastName'] as const) {
      const known = own[name];
      if (known !== undefined) form.field(name).onChange(known);
    }
    if (own.dateOfBirth !== undefined) form.field('dateOfBirth').onChange(own.dateOfBirth);
  };
  return <Switch {...isSelf} onChange={change} label={t('visitor.isSelf')} />;
}

function Person({ form, countries }: OfForm & Pick<VisitorFormProps, 'countries'>) {
  const t = useText('ticketing');
  const needs = needsOf(form.values.docType);
  const has = (need: DocNeed) => needs.includes(need);
  return (
    <>
      {has('name') ? <ChineseNameField {...form.field('name')} label={t('visitor.name')} /> : null}
      {has('firstName') ? (
        <NameFields family={form.field('lastName')} given={form.field('firstName')} />
      ) : null}
      <DateOfBirthField {...form.field('dateOfBirth')} label={t('visitor.dateOfBirth')} />
      {has('nationality') ? (
        <SelectField
          {...form.field('nationality')}
          label={t('visitor.nationality')}
          choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
      ) : null}
      {has('docExpiry') ? (
        <DateOfBirthField {...form.field('docExpiry')} label={t('visitor.expires')} isBirthday={false} />
      ) : null}
    </>
  );
}

function Consent({ form, notice: { html, version } }: OfForm & { notice: RealNameNotice }) {
  const t = useText('ticketing');
  return (
    <>
      <Accordion
        name="visitor-notice"
        items={[
          {
            title: t('visitor.why'),
            detail: t('visitor.consentOf', { version }),
            content: <RichText html={html} />,
          },
        ]}
      />
      <Checkbox {...form.field('consent')} label={t('visitor.consent')} required />
    </>
  );
}
