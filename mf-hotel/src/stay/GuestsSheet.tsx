import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import { Stepper } from '@resort/shared/ui/form';
import { Sheet } from '@resort/shared/ui/sheet';
import { useState } from 'react';
import { MOST_ADULTS, MOST_CHILDREN, MOST_ROOMS, type StayWish } from './wish.ts';

interface GuestsSheetProps {
  wish: StayWish;
  onChange: (change: Partial<StayWish>) => void;
  onClose: () => void;
}

/** Number of rooms and guests; each room has an adult. */
export default function GuestsSheet({ wish, onChange, onClose }: GuestsSheetProps) {
  const t = useText('hotel');
  const [{ rooms, adults, children }, setDraft] = useState(wish);
  const set = (change: Partial<StayWish>) => setDraft((before) => ({ ...before, ...change }));
  const apply = () => {
    onChange({ rooms, adults, children });
    onClose();
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('stay.whoTitle')}
      footer={
        <Button wide onClick={apply}>
          {t('stay.takeGuests')}
        </Button>
      }
    >
      <Stepper
        label={t('stay.roomsLabel')}
        value={rooms}
        min={1}
        max={MOST_ROOMS}
        atMax={t('stay.mostRooms', { count: MOST_ROOMS })}
        onChange={(count) => set({ rooms: count, adults: Math.max(adults, count) })}
      />
      <Stepper
        label={t('stay.adultsLabel')}
        value={adults}
        min={rooms}
        max={MOST_ADULTS}
        atMin={t('stay.leastAdults')}
        atMax={t('stay.mostAdults', { count: MOST_ADULTS })}
        onChange={(count) => set({ adults: count })}
      />
      <Stepper
        label={t('stay.childrenLabel')}
        hint={t('stay.childrenHint')}
        value={children}
        min={0}
        max={MOST_CHILDREN}
        atMax={t('stay.mostChildren', { count: MOST_CHILDREN })}
        onChange={(count) => set({ children: count })}
      />
    </Sheet>
  );
}
