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
import { needsOf, ownValues, type GuestValues } from '../../guests/guest-form.ts';
import { DocumentPart } from './DocumentPart.tsx';
import { useGuestForm, type GuestSetup } from './use-guest-form.ts';

export interface GuestFormProps extends GuestSetup {
  countries: readonly { code: string; name: string }[];
}

/** The document first, because it decides which fields follow; then the person, then the consent. */
export function GuestForm({ countries, ...setup }: GuestFormProps) {
  const t = useText('ticketing');
  const offline = useOffline('kept');
  const { form, isBusy } = useGuestForm(setup);
  return (
    <Form form={form}>
      <Self form={form} />
      <DocumentPart form={form} types={setup.types} saved={setup.saved} />
      <Person form={form} countries={countries} />
      <Consent form={form} notice={setup.notice} />
      <Button type="submit" wide busy={isBusy} unavailable={offline}>
        {t('guest.save')}
      </Button>
    </Form>
  );
}

type OfForm = { form: FormState<GuestValues> };

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
  return <Switch {...isSelf} onChange={change} label={t('guest.isSelf')} />;
}

function Person({ form, countries }: OfForm & Pick<GuestFormProps, 'countries'>) {
  const t = useText('ticketing');
  const needs = needsOf(form.values.docType);
  const has = (need: DocNeed) => needs.includes(need);
  return (
    <>
      {has('name') ? <ChineseNameField {...form.field('name')} label={t('guest.name')} /> : null}
      {has('firstName') ? (
        <NameFields family={form.field('lastName')} given={form.field('firstName')} />
      ) : null}
      <DateOfBirthField {...form.field('dateOfBirth')} label={t('guest.dateOfBirth')} />
      {has('nationality') ? (
        <SelectField
          {...form.field('nationality')}
          label={t('guest.nationality')}
          choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
      ) : null}
      {has('docExpiry') ? (
        <DateOfBirthField {...form.field('docExpiry')} label={t('guest.expires')} isBirthday={false} />
      ) : null}
    </>
  );
}

function Consent({ form, notice: { html, version } }: OfForm & { notice: RealNameNotice }) {
  const t = useText('ticketing');
  return (
    <>
      <Accordion
        name="guest-notice"
        items={[
          {
            title: t('guest.why'),
            detail: t('guest.consentOf', { version }),
            content: <RichText html={html} />,
          },
        ]}
      />
      <Checkbox {...form.field('consent')} label={t('guest.consent')} required />
    </>
  );
}
