import { isNotFound } from '@resort/shared/api';
import { useCountriesQuery } from '@resort/shared/calls/dictionary';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { ErrorCard, Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { useCheckInQuery } from '../../api/check-in.ts';
import NoOrder from '../../orders/NoOrder.tsx';
import { CheckInForm } from './CheckInForm.tsx';
import { CheckInSent } from './CheckInSent.tsx';
import { NotOpen } from './NotOpen.tsx';

/** Online check-in of a stay: the form, or with data that were sent, what is left for the desk. `edit`: changes them. */
export default function HotelCheckInScreen() {
  const t = useText('hotel');
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  const query = useCheckInQuery({ orderNo }, { skip: orderNo === '', refetchOnMountOrArgChange: true });
  const countries = useCountriesQuery();
  const asked = [query, countries];
  const checkIn = query.currentData;
  const title = t('checkIn.title');
  if (orderNo === '' || isNotFound(query.error)) return <NoOrder title={title} />;
  if (checkIn === undefined || countries.data === undefined) {
    return (
      <Page title={title} lead={t('checkIn.lead')}>
        {asked.some(({ isError }) => isError) ? (
          <ErrorCard
            message={t('checkIn.failed')}
            isRetrying={asked.some(({ isFetching }) => isFetching)}
            onRetry={() => {
              for (const { isError, refetch } of asked) if (isError) void refetch();
            }}
          />
        ) : (
          <Waiting>
            <SkeletonRows rows={6} />
          </Waiting>
        )}
      </Page>
    );
  }
  const isChanging = params.get('edit') !== null;
  if (checkIn.given !== null && !(checkIn.state === 'OPEN' && isChanging))
    return <CheckInSent checkIn={checkIn} given={checkIn.given} />;
  if (checkIn.state !== 'OPEN') return <NotOpen checkIn={checkIn} />;
  return <CheckInForm key={orderNo} checkIn={checkIn} countries={countries.data} />;
}
