import { normalizeName } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Button, LEAVING, Page, showToast, useOffline } from '@resort/shared/ui';
import { Form, NameFields, useForm, useRules } from '@resort/shared/ui/form';
import type { Companion, Guest } from '../../../contract/index.ts';
import { useSaveCompanionMutation } from '../../api/companions.ts';

/** The name of a new companion, or of one that is changed. */
export function EditCompanion({ saved }: { saved: Companion | undefined }) {
  const t = useText('hotel');
  const rules = useRules();
  const offline = useOffline('kept');
  const navigate = useNavigate();
  const [save] = useSaveCompanionMutation();
  const form = useForm<Guest>({
    initial: { firstName: saved?.firstName ?? '', lastName: saved?.lastName ?? '' },
    rules: { firstName: rules.englishName, lastName: rules.englishName },
    draft: { key: `hotel.companion.${saved?.id ?? 'new'}`, fields: ['firstName', 'lastName'] },
    submit: async ({ firstName, lastName }) => {
      await save({
        ...(saved === undefined ? {} : { id: saved.id }),
        firstName: normalizeName(firstName),
        lastName: normalizeName(lastName),
      }).unwrap();
      form.forget();
      showToast({ text: t('companions.saved') });
      await navigate(to('/companions'), { replace: true });
      return LEAVING;
    },
  });
  return (
    <Page title={t(saved === undefined ? 'companions.add' : 'companions.change')}>
      <Form form={form}>
        <NameFields family={form.field('lastName')} given={form.field('firstName')} />
        <Button type="submit" wide busy={form.busy} unavailable={offline}>
          {t('companions.save')}
        </Button>
      </Form>
    </Page>
  );
}
