import { currentLanguage, useText } from '@resort/shared/i18n';
import { servedLink, to } from '@resort/shared/routes';
import { LinkRow, List, Row } from '@resort/shared/ui';
import { AddToCalendar } from '@resort/shared/ui/calendar-file';
import { EarnedLine } from '@resort/shared/ui/earned';
import type { Checkout } from '../../../contract/index.ts';
import { useCheckoutQuery } from '../../api/orders.ts';
import { datesText } from '../../orders/stay-words.ts';

/** Name and date of a single booking; null while they are read; undefined if they are unknown, or for several. */
export function useWhat(id: string | undefined): { name: string; date: string } | null | undefined {
  const { data, isLoading } = useCheckoutQuery({ id: id ?? '' }, { skip: id === undefined });
  if (isLoading) return null;
  const [only] = data?.items.length === 1 ? data.items : [];
  return only && { name: only.title, date: datesText(only.dates) };
}

/** The new bookings, each with a link to it; a single stay can be added to the calendar. */
export function Booked({ id }: { id: string }) {
  const t = useText('hotel');
  const { data } = useCheckoutQuery({ id }, { refetchOnMountOrArgChange: true });
  if (data === undefined) return null;
  const [only] = data.items.length === 1 ? data.items : [];
  return (
    <>
      <List label={t('result.booked')}>
        {data.items.map((item) => (
          <BookedRow key={item.orderNo} item={item} />
        ))}
      </List>
      {data.items.map(({ orderNo, earnings }) => (
        <EarnedLine key={orderNo} earnings={earnings} when="ahead" />
      ))}
      {only === undefined ? null : <ToCalendar item={only} />}
    </>
  );
}

type Item = Checkout['items'][number];

function BookedRow({ item }: { item: Item }) {
  const { title, dates } = item;
  const path = wayTo(item);
  const words = { title, detail: datesText(dates) };
  return path === undefined ? <Row {...words} /> : <LinkRow to={path} {...words} />;
}

const SHOP: readonly string[] = ['DINING', 'SPA'];

/** Opens a table or a treatment in its own domain, if the release contains it. */
function wayTo({ id, orderNo, itemType }: Item): string | undefined {
  if (itemType === 'ROOM') return to('/hotel-order', { id });
  return SHOP.includes(itemType) ? servedLink(`/shop-order?orderNo=${orderNo}`) : undefined;
}

function ToCalendar({ item: { id, orderNo, itemType, title, dates } }: { item: Item }) {
  const [from, until] = dates;
  if (itemType !== 'ROOM' || from === undefined || until === undefined) return null;
  return (
    <AddToCalendar
      event={{
        id: orderNo,
        // before every version of the booking, whose own screen knows more
        version: 0,
        title,
        when: { from, to: until },
        url: `${location.origin}/${currentLanguage()}${to('/hotel-order', { id })}`,
      }}
    />
  );
}
