import { useAreaCodesQuery, type AreaCode } from '@resort/shared/calls/one-time-code';
import { formatDateTime, maskPhone } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { dropAttempt, keyFor } from '@resort/shared/once';
import { useNavigate, useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  ErrorCard,
  LEAVING,
  Notice,
  Page,
  showToast,
  SkeletonRows,
  Surface,
  useOffline,
  Waiting,
} from '@resort/shared/ui';
import { Form, PhoneField, startArea, useForm, useRules } from '@resort/shared/ui/form';
import { useRef, useState } from 'react';
import type { TicketRow } from '../../../contract/index.ts';
import { useGiveTicketMutation } from '../../api/tickets.ts';
import { NoTickets } from '../../tickets/NoTickets.tsx';
import { placeText, performanceText } from '../../tickets/performance-words.ts';
import styles from './ticket-order.module.css';
import type { WayProps } from './way.ts';

/** Gives one ticket to a mobile number: first an explanation, then the number. */
export default function GiveTicket({ order }: WayProps) {
  const t = useText('ticketing');
  const ticketNo = useSearchParams()[0].get('ticketNo') ?? '';
  const ticket = order.tickets.find((each) => each.ticketNo === ticketNo);
  const areas = useAreaCodesQuery();
  if (ticket === undefined) return <NoTickets />;
  return (
    <Page title={t('gift.title')} over={order.title}>
      <div className={styles['order']}>
        <Surface level={2} title={placeText(ticket)} lines={[performanceText(order), order.venue]} />
        <Rule order={order} ticket={ticket} />
        {ticket.status === 'ISSUED' ? (
          <>
            {areas.data ? <GiftForm order={order} ticketNo={ticketNo} areas={areas.data} /> : null}
            {areas.isError && areas.data === undefined ? (
              <ErrorCard
                message={t('gift.failed')}
                isRetrying={areas.isFetching}
                onRetry={() => void areas.refetch()}
              />
            ) : null}
            {areas.isLoading ? (
              <Waiting>
                <SkeletonRows rows={2} />
              </Waiting>
            ) : null}
          </>
        ) : (
          <ButtonLink wide to={to('/ticket-order', { orderNo: order.orderNo })}>
            {t('gift.back')}
          </ButtonLink>
        )}
      </div>
    </Page>
  );
}

/** Shown before the number is requested: how long the receiver has, and what happens to the guest. */
function Rule({ order: { realName }, ticket }: WayProps & { ticket: TicketRow }) {
  const t = useText('ticketing');
  if (ticket.gift !== null) {
    const { to: receiver, until } = ticket.gift;
    const time = formatDateTime(until, currentLanguage());
    return <Notice tone="info">{t('wallet.giftUntil', { to: receiver, time })}</Notice>;
  }
  if (ticket.status !== 'ISSUED') return <Notice tone="warning">{t('gift.cannot')}</Notice>;
  return (
    <>
      <p>{t('gift.rule')}</p>
      {realName !== 'NONE' && ticket.holder !== null ? <p>{t('gift.drops')}</p> : null}
    </>
  );
}

type GiftProps = WayProps & { ticketNo: string; areas: readonly AreaCode[] };

/** The number is sent only after the member has looked at it once more. */
function useGift({ order: { orderNo }, ticketNo, areas }: GiftProps) {
  const t = useText('ticketing');
  const rules = useRules();
  const navigate = useNavigate();
  const [give] = useGiveTicketMutation();
  const [isAsking, setAsking] = useState(false);
  const isConfirmed = useRef(false);
  const form = useForm({
    initial: { phone: { area: startArea(areas), number: '' } },
    rules: {
      phone: ({ area, number }) => {
        const bounds = areas.find(({ areaCode }) => areaCode === area);
        return rules.required(number) ?? (bounds ? rules.phone(number, bounds) : undefined);
      },
    },
    draft: { key: `ticketing.gift.${ticketNo}`, fields: ['phone'] },
    refusals: { PHONE_FORMAT: 'phone', GIFT_SELF: 'phone' },
    submit: async ({ phone }) => {
      if (!isConfirmed.current) return setAsking(true);
      isConfirmed.current = false;
      const work = `give-ticket.${ticketNo}`;
      const request = {
        mode: 'GIFT' as const,
        ticketNo,
        toAreaCode: phone.area,
        toPhone: phone.number,
      };
      const given = await give({ ...request, idempotencyKey: keyFor(work, request) }).unwrap();
      dropAttempt(work);
      form.forget();
      showToast({ text: t('gift.done', { to: given.mode === 'GIFT' ? given.toPhone : '' }) });
      await navigate(to('/ticket-order', { orderNo }), { replace: true });
      return LEAVING;
    },
  });
  const confirm = () => {
    isConfirmed.current = true;
    setAsking(false);
    form.submit();
  };
  return { form, isAsking, confirm, stop: () => setAsking(false) };
}

function GiftForm(props: GiftProps) {
  const t = useText('ticketing');
  const offline = useOffline();
  const { form, isAsking, confirm, stop } = useGift(props);
  const { area, number } = form.values.phone;
  return (
    <Form form={form}>
      <PhoneField {...form.field('phone')} areas={props.areas} label={t('gift.phone')} />
      <Button type="submit" wide busy={form.busy} unavailable={offline}>
        {t('gift.submit')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('gift.question')}
          confirm={t('gift.confirm')}
          onConfirm={confirm}
          onClose={stop}
        >
          <p>{t('gift.to', { to: `${area} ${maskPhone(number.replaceAll(/\D/g, ''))}` })}</p>
        </ConfirmDialog>
      ) : null}
    </Form>
  );
}
