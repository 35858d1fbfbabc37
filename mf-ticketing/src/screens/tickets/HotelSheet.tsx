import { useText } from '@resort/shared/i18n';
import { Chips } from '@resort/shared/ui/list';
import { Sheet } from '@resort/shared/ui/sheet';
import { useHotels } from './use-hotels.ts';

interface HotelSheetProps {
  /** a property's code; null: every hotel */
  chosen: string | null;
  onChoose: (property: string | null) => void;
  onClose: () => void;
}

/** Selects a hotel. */
export default function HotelSheet({ chosen, onChoose, onClose }: HotelSheetProps) {
  const t = useText('ticketing');
  return (
    <Sheet isOpen onClose={onClose} title={t('tickets.hotel')}>
      <Chips
        label={t('tickets.hotel')}
        choices={useHotels()}
        chosen={chosen === null ? [] : [chosen]}
        onChange={([hotel]) => {
          onChoose(hotel ?? null);
          onClose();
        }}
        isSingle
      />
    </Sheet>
  );
}
