import { useText } from '@resort/shared/i18n';
import { Chips } from '@resort/shared/ui/list';
import { Sheet } from '@resort/shared/ui/sheet';
import { useHouses } from './use-houses.ts';

interface HouseSheetProps {
  /** a property's code; null: every hotel */
  chosen: string | null;
  onChoose: (property: string | null) => void;
  onClose: () => void;
}

/** Selects a hotel. */
export default function HouseSheet({ chosen, onChoose, onClose }: HouseSheetProps) {
  const t = useText('ticketing');
  return (
    <Sheet isOpen onClose={onClose} title={t('tickets.house')}>
      <Chips
        label={t('tickets.house')}
        choices={useHouses()}
        chosen={chosen === null ? [] : [chosen]}
        onChange={([house]) => {
          onChoose(house ?? null);
          onClose();
        }}
        isSingle
      />
    </Sheet>
  );
}
