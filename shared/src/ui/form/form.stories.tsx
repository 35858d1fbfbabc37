import type { TextOf } from '../../i18n/index.ts';
import { useEffect, useRef } from 'react';
import type { Stories } from '../../../gallery/stories.ts';
import { Button } from '../button/button.tsx';
import { Checkbox, EmailField, Form, LinkedText, NameFields, useForm, useRules } from './index.ts';

/** `attempted`: as after a press with nothing filled in; `sent`: as while it is being sent. */
function Joining({ t, at }: { t: TextOf<'gallery'>; at: 'rest' | 'attempted' | 'sent' }) {
  const rules = useRules();
  const filled = at === 'sent';
  const form = useForm({
    initial: {
      family: filled ? 'Chan' : '',
      given: filled ? 'Mei Ling' : '',
      email: filled ? 'meiling@example.com' : '',
      agreed: filled,
    },
    rules: {
      family: rules.englishName,
      given: rules.englishName,
      email: rules.email,
      agreed: rules.ticked(t('form.consentError')),
    },
    submit: () => new Promise(() => undefined),
  });
  const submit = useRef(form.submit);
  useEffect(() => {
    if (at !== 'rest') submit.current();
  }, [at]);
  return (
    <Form form={form}>
      <NameFields family={form.field('family')} given={form.field('given')} />
      <EmailField {...form.field('email')} label={t('form.email')} />
      <Checkbox
        {...form.field('agreed')}
        label={<LinkedText text={t('form.consent')} to="/terms-n-conditions" />}
        required
      />
      <Button type="submit" wide busy={form.busy}>
        {t('form.submit')}
      </Button>
    </Form>
  );
}

export default {
  title: 'Form',
  states: {
    resting: (t) => <Joining t={t} at="rest" />,
    wrong: (t) => <Joining t={t} at="attempted" />,
    busy: (t) => <Joining t={t} at="sent" />,
  },
} satisfies Stories;
