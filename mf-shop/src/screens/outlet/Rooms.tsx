import { useText } from '@resort/shared/i18n';
import { Picture, SectionHeading, Surface } from '@resort/shared/ui';
import { Amount } from '@resort/shared/ui/amount';
import { useOutletRoomsQuery } from '../../api/catalogue.ts';
import styles from './outlet.module.css';

/** Private dining rooms or treatment rooms; nothing if they cannot be loaded. */
export function Rooms({ shopId }: { shopId: string }) {
  const t = useText('shop');
  const { data: rooms = [] } = useOutletRoomsQuery({ shopId });
  const [first] = rooms;
  const forHowMany = (min: number, max: number) =>
    min === max ? t('guests', { count: max }) : t('outlet.roomFor', { min, max });
  if (first === undefined) return null;
  return (
    <section className={styles['part']} aria-labelledby="outlet-rooms">
      <SectionHeading id="outlet-rooms" title={t(`outlet.rooms.${first.kind}`)} />
      {rooms.map(({ roomId, name, text, pictures, minGuests, maxGuests, features, minimumSpend }) => (
        <Surface
          key={roomId}
          title={name}
          picture={pictures[0] ? <Picture {...pictures[0]} ratio="1:1" /> : undefined}
          lines={[
            text,
            [forHowMany(minGuests, maxGuests), ...features.map((each) => each.name)].join('\u00a0· '),
            ...(minimumSpend === null
              ? []
              : [
                  <span key="spend">
                    {t('outlet.minimumSpend')} <Amount value={minimumSpend} currency="MOP" />
                  </span>,
                ]),
          ]}
        />
      ))}
    </section>
  );
}
