import { useAreaCodesQuery, type AreaCode } from '@resort/shared/calls/one-time-code';
import { normalizePhone } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { useNavigate, useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Button, ButtonLink, LEAVING, Notice, Page, Skeleton } from '@resort/shared/ui';
import {
  Form,
  LinkedText,
  PhoneField,
  startArea,
  useForm,
  useRules,
  type Phone,
} from '@resort/shared/ui/form';
import { Hero } from '../hero/Hero.tsx';
import { useCodeSender } from '../../sign-in/use-code-sender.ts';
import styles from '../auth.module.css';

/** Sign-in by one-time code: the number, then /sms. */
export default function SignInScreen() {
  const t = useText('auth');
  const [query] = useSearchParams();
  const { data: areas, isError, isFetching, refetch } = useAreaCodesQuery();
  return (
    <>
      <Hero height="band" />
      <Page title={t('signIn.title')} lead={t('signIn.lead')}>
        {areas ? <PhoneForm areas={areas} /> : null}
        {!areas && !isError ? <Skeleton height={180} /> : null}
        {!areas && isError ? (
          <Notice tone="danger">
            <p>{t('signIn.unavailable')}</p>
            <Button look="plain" busy={isFetching} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </Notice>
        ) : null}
        <p className={styles['aside']}>
          {t('signIn.notYet')}
          <ButtonLink look="plain" to={to('/join-us', { redirect: query.get('redirect') ?? undefined })}>
            {t('signIn.join')}
          </ButtonLink>
        </p>
      </Page>
    </>
  );
}

function PhoneForm({ areas }: { areas: readonly AreaCode[] }) {
  const t = useText('auth');
  const rules = useRules();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const sendCode = useCodeSender();
  const areaOf = (phone: Phone) => areas.find(({ areaCode }) => areaCode === phone.area);
  const form = useForm({
    initial: { phone: { area: startArea(areas), number: '' } },
    rules: {
      phone: (phone) => {
        const area = areaOf(phone);
        return area && rules.phone(phone.number, area);
      },
    },
    refusals: { PHONE_FORMAT: 'phone', OTP_COOLDOWN: 'phone' },
    draft: { key: 'auth.sign-in', fields: ['phone'] },
    submit: async ({ phone }) => {
      const area = areaOf(phone);
      if (!area) return;
      await sendCode(area.areaCode, normalizePhone(phone.number, area));
      await navigate(to('/sms', { purpose: 'login', redirect: query.get('redirect') ?? undefined }));
      return LEAVING;
    },
  });
  return (
    <Form form={form}>
      <PhoneField {...form.field('phone')} label={t('phone.label')} areas={areas} />
      <Button type="submit" wide busy={form.busy}>
        {t('signIn.sendCode')}
      </Button>
      <p className={styles['small']}>
        <LinkedText text={t('signIn.terms')} to="/terms-n-conditions" />
      </p>
    </Form>
  );
}
