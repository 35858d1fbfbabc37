import { useText } from '@resort/shared/i18n';
import { FilterFoot } from '@resort/shared/ui/filter';
import { Sheet } from '@resort/shared/ui/sheet';
import { useState } from 'react';
import { useOffersInfiniteQuery } from '../../api/offers.ts';
import { bodyOf, type OfferFilter } from '../../offers/filter.ts';
import { SORTS } from '../../offers/sorts.ts';
import { FilterChoices } from './FilterChoices.tsx';

interface FilterSheetProps {
  filter: OfferFilter;
  onApply: (change: Partial<OfferFilter>) => void;
  onClose: () => void;
}

/** Order, places and tags; its button shows the number of matching offers before the list changes. */
export default function FilterSheet({ filter, onApply, onClose }: FilterSheetProps) {
  const t = useText('vouchers');
  const [draft, setDraft] = useState(filter);
  const total = useOffersInfiniteQuery(bodyOf(draft)).currentData?.pages[0]?.total;
  const set = (change: Partial<OfferFilter>) => setDraft({ ...draft, ...change });
  const apply = () => {
    onApply({ sort: draft.sort, tags: draft.tags, areas: draft.areas });
    onClose();
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('offers.filter')}
      footer={
        <FilterFoot
          reset={t('offers.reset')}
          onReset={() => set({ sort: SORTS[0], tags: [], areas: [] })}
          apply={total === undefined ? t('offers.show') : t('offers.showCount', { count: total })}
          onApply={apply}
        />
      }
    >
      <FilterChoices draft={draft} onChange={set} />
    </Sheet>
  );
}
