import type { CallReply } from '@resort/shared/contract';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import {
  Accordion,
  ButtonLink,
  EmptyState,
  Page,
  SectionHeading,
  SkeletonRows,
  Split,
  Waiting,
} from '@resort/shared/ui';
import { Fact, Facts } from '@resort/shared/ui/facts';
import { lazy, Suspense } from 'react';
import type { catalogueCalls, RatePrice } from '../../../contract/index.ts';
import { Gallery } from '../../hotel/Gallery.tsx';
import { useWhyNot } from '../../hotel/use-why-not.ts';
import { DaysStrip } from '../../stay/DaysStrip.tsx';
import { StayPicker } from '../../stay/StayPicker.tsx';
import { usePeople } from '../../stay/use-people.ts';
import { queryOf, useStayWish } from '../../stay/wish.ts';
import { OtherRate, RateCard } from './RateCard.tsx';
import { ranked } from './ranked.ts';
import styles from './hotel-room.module.css';

type Room = CallReply<(typeof catalogueCalls)['GET /hotel/getHotelRoomDetailNew']>;

interface RoomViewProps {
  room: Room;
  /** for the current dates and guests; undefined: not loaded */
  rates: Room | undefined;
  isAsking: boolean;
}

/** Pictures, the rates for a stay, and what is in the room. */
export function RoomView({ room, rates, isAsking }: RoomViewProps) {
  const t = useText('hotel');
  const people = usePeople();
  const [wish, change] = useStayWish();
  const { hotelCode, roomTypeCode } = room;
  const scope = { hotelCode, roomTypeCode };
  return (
    <Page over={room.hotelName} title={room.name} lead={room.summary} isWide>
      <Split
        first={
          <>
            <Gallery pictures={room.images} />
            <Facts>
              <Fact name={t('room.sizeLabel')}>{t('room.size', { size: room.sizeSqm })}</Fact>
              <Fact name={t('room.bedsLabel')}>{room.beds}</Fact>
              <Fact name={t('room.viewLabel')}>{room.view}</Fact>
              <Fact name={t('room.sleepsLabel')}>
                {people({ adults: room.maxAdults, children: room.maxChildren })}
              </Fact>
            </Facts>
          </>
        }
        second={
          <section className={styles['part']} aria-labelledby="rates">
            <SectionHeading id="rates" title={t('room.rates')} />
            <StayPicker wish={wish} onChange={change} scope={scope} />
            <DaysStrip wish={wish} onChange={change} scope={scope} />
            <Rates rates={rates} isAsking={isAsking} />
          </section>
        }
      />
      <section className={styles['part']} aria-labelledby="about">
        <SectionHeading id="about" title={t('room.about')} />
        {room.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div>
          <Accordion
            name="amenities"
            items={room.amenities.map(({ title, items }) => ({ title, content: <Items items={items} /> }))}
          />
        </div>
      </section>
      <ButtonLink look="quiet" wide to={to('/hotel', { hotelCode, ...queryOf(wish) })}>
        {t('room.otherRooms')}
      </ButtonLink>
    </Page>
  );
}

const Items = ({ items }: { items: readonly string[] }) => (
  <ul className={styles['items']}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** Loaded only where the room is full. */
const WaitingButton = lazy(async () => ({
  default: (await import('@resort/shared/ui/waiting')).WaitingButton,
}));

function WaitForRoom({ room: { hotelCode, roomTypeCode } }: { room: Room }) {
  const [wish] = useStayWish();
  return (
    <Suspense>
      <WaitingButton what={{ room: { hotelCode, roomTypeCode, ...wish } }} />
    </Suspense>
  );
}

/** The rates, or why there are none: the strip above and the calendar show the free dates. */
function Rates({ rates, isAsking }: Pick<RoomViewProps, 'rates' | 'isAsking'>) {
  const t = useText('hotel');
  const whyNot = useWhyNot();
  const [wish] = useStayWish();
  if (rates === undefined) {
    return isAsking ? (
      <Waiting>
        <SkeletonRows />
      </Waiting>
    ) : (
      <p className={styles['failed']}>{t('room.failed')}</p>
    );
  }
  if (rates.rates.length === 0) {
    const bar = rates.bar ?? 'NO_ROOM';
    return (
      <EmptyState
        title={whyNot(bar, rates.minStay)}
        why={t('room.otherDays')}
        action={bar === 'NO_ROOM' ? <WaitForRoom key={Object.values(wish).join()} room={rates} /> : undefined}
      />
    );
  }
  const { hotelCode, roomTypeCode } = rates;
  const stayIn = ({ rateCode }: RatePrice) => ({ hotelCode, roomTypeCode, rateCode, ...wish });
  const { best, others } = ranked(rates.rates);
  return (
    <>
      {rates.left === null ? null : <p className={styles['few']}>{t('room.left', { count: rates.left })}</p>}
      {best === undefined ? null : <RateCard rate={best} stay={stayIn(best)} />}
      {best === undefined || others.length === 0 ? null : (
        <ul className={styles['others']} aria-label={t('room.otherRates')}>
          {others.map((rate) => (
            <li key={rate.rateCode}>
              <OtherRate rate={rate} stay={stayIn(rate)} than={best} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
