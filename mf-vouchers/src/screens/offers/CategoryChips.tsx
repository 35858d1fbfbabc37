import { useText } from '@resort/shared/i18n';
import { Chips } from '@resort/shared/ui/list';
import type { OfferChoice } from '../../../contract/index.ts';
import styles from './offers.module.css';

interface CategoryChipsProps {
  /** undefined: not known yet; the list works without */
  categories: readonly OfferChoice[] | undefined;
  chosen: string | null;
  onChange: (category: string | null) => void;
}

/** Kinds of offers, one at a time, in a row that scrolls sideways. */
export function CategoryChips({ categories = [], chosen, onChange }: CategoryChipsProps) {
  const t = useText('vouchers');
  return (
    <div className={styles['categories']}>
      <Chips
        label={t('offers.category')}
        choices={categories.map(({ id, name }) => ({ id, label: name }))}
        chosen={chosen === null ? [] : [chosen]}
        onChange={([category]) => onChange(category ?? null)}
        isSingle
        isRow
      />
    </div>
  );
}
