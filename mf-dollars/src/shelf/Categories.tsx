import { useText } from '@resort/shared/i18n';
import { Chips } from '@resort/shared/ui/list';
import type { Category } from '../../contract/index.ts';

export interface CategoriesProps {
  categories: readonly Category[];
  /** null: all of them */
  chosen: string | null;
  onChoose: (category: string | null) => void;
}

/** What there is on the shelf, to choose from. */
export function Categories({ categories, chosen, onChoose }: CategoriesProps) {
  const t = useText('dollars');
  return (
    <Chips
      isSingle
      isRow
      label={t('shelf.categories')}
      choices={categories.map(({ code, name }) => ({ id: code, label: name }))}
      chosen={chosen === null ? [] : [chosen]}
      onChange={([next]) => onChoose(next ?? null)}
    />
  );
}
