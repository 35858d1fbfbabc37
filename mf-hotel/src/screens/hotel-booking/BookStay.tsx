import { isApiError } from '@resort/shared/api';
import { useAreaCodesQuery } from '@resort/shared/calls/one-time-code';
import { useText } from '@resort/shared/i18n';
import { useOnce } from '@resort/shared/once/send';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { dropDraft } from '@resort/shared/session';
import { ErrorCard, LEAVING, Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useReserveStayMutation, type Reserved, type ReserveRequest } from '../../api/booking.ts';
import { workOf, type AskedStay } from '../../booking/stay.ts';
import { usePrice } from '../../booking/use-price.ts';
import { DRAFT } from '../../booking/draft.ts';
import { CannotBeHad } from './CannotBeHad.tsx';
import { StaySummary } from './StaySummary.tsx';
import { Unanswered } from '../../booking/Unanswered.tsx';

/** After the stay itself, so that a cold start on this screen stays light. */
const BookingForm = lazy(() => import('./BookingForm.tsx'));

/** One stay: its price, the guests, and the button that books it. */
export function BookStay({ stay, seen }: AskedStay) {
  const t = useText('hotel');
  const price = usePrice(stay, seen);
  const areas = useAreaCodesQuery();
  const { refused, ...sending } = useReserve(stay, price.askAgain);
  const { quote, error } = price;
  const bar = isApiError(error) && error.errorCode !== null ? error.message : null;
  return (
    <Page title={t('book.title')} lead={t('book.lead')} isWide>
      {sending.unanswered !== null ? <Unanswered {...sending} /> : null}
      {sending.unanswered === null && bar !== null ? <CannotBeHad stay={stay} why={bar} /> : null}
      {sending.unanswered === null && quote !== undefined && areas.data !== undefined ? (
        <>
          <StaySummary quote={quote} />
          <Suspense fallback={<SkeletonRows />}>
            <BookingForm
              quote={quote}
              price={price}
              areas={areas.data}
              refused={refused}
              isSending={sending.isSending}
              onSend={sending.send}
            />
          </Suspense>
        </>
      ) : null}
      {bar === null && (quote === undefined || areas.data === undefined) ? (
        <NotYet
          hasFailed={error !== undefined || areas.isError}
          isAsking={price.isAsking || areas.isFetching}
          onRetry={() => {
            price.askAgain();
            void areas.refetch();
          }}
        />
      ) : null}
    </Page>
  );
}

/** Books once, then leads on: to the payment, or to the booking where nothing is to be paid now. */
function useReserve(stay: AskedStay['stay'], askAgain: () => void) {
  const navigate = useNavigate();
  const [reserve] = useReserveStayMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const sending = useOnce<ReserveRequest, Reserved>({
    work: workOf(stay),
    send: (request) => reserve(request),
    onDone: async ({ id, status }) => {
      dropDraft(DRAFT);
      const isHeld = status === 'HELD';
      await navigate(isHeld ? to('/checkout', { id }) : to('/hotel-order', { id }), { replace: true });
      return LEAVING;
    },
    onRefused: ({ message }) => {
      setRefused(message);
      // the offer has changed: the price, or the room
      askAgain();
    },
  });
  const send = (request: ReserveRequest) => {
    setRefused(null);
    sending.send(request);
  };
  return { ...sending, send, refused };
}

function NotYet({
  hasFailed,
  isAsking,
  onRetry,
}: {
  hasFailed: boolean;
  isAsking: boolean;
  onRetry: () => void;
}) {
  const t = useText('hotel');
  return hasFailed ? (
    <ErrorCard message={t('book.failed')} isRetrying={isAsking} onRetry={onRetry} />
  ) : (
    <Waiting>
      <SkeletonRows />
    </Waiting>
  );
}
