import { useText } from '@resort/shared/i18n';
import { Chips } from '@resort/shared/ui/list';
import type { ShopKind } from '../../../contract/index.ts';
import { useOutletLabelsQuery } from '../../api/catalogue.ts';
import type { OutletFilter } from '../../outlets/filter.ts';
import styles from './outlets.module.css';

interface LabelChipsProps {
  kind: ShopKind;
  filter: OutletFilter;
  onChange: (change: Partial<OutletFilter>) => void;
}

/** Filters: open now, saved, and the labels of outlets, in a row that scrolls horizontally. */
export function LabelChips({ kind, filter, onChange }: LabelChipsProps) {
  const t = useText('shop');
  // the list works without
  const { data: labels = [] } = useOutletLabelsQuery({ kind });
  const { openNow, saved } = filter;
  const chosen = [...(openNow ? ['OPEN'] : []), ...(saved ? ['SAVED'] : []), ...filter.labels.map(asId)];
  return (
    <div className={styles['labels']}>
      <Chips
        label={t('list.labels')}
        choices={[
          { id: 'OPEN', label: t('open.now') },
          { id: 'SAVED', label: t('list.saved') },
          ...labels.map(({ id, name }) => ({ id: asId(id), label: name })),
        ]}
        chosen={chosen}
        onChange={(ids) =>
          onChange({
            openNow: ids.includes('OPEN'),
            saved: ids.includes('SAVED'),
            labels: ids.filter((id) => id.startsWith(LABEL)).map((id) => id.slice(LABEL.length)),
          })
        }
        isRow
      />
    </div>
  );
}

const LABEL = 'label ';
/** So that no label's id can be one of ours. */
const asId = (label: string) => LABEL + label;
