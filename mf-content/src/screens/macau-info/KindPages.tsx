import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { EmptyState, Picture, SkeletonRows, Surface } from '@resort/shared/ui';
import { PagedList, rowsOf } from '@resort/shared/ui/list';
import { useCityPagesInfiniteQuery } from '../../api/city.ts';
import { CATEGORY_OF, type Kind } from './kinds.ts';

/** The guide's pages of a kind, in the editors' order. */
export function KindPages({ kind }: { kind: Kind }) {
  const t = useText('content');
  const query = useCityPagesInfiniteQuery({ categoryId: CATEGORY_OF[kind] });
  return (
    <PagedList
      label={t(`city.kind.${kind}`)}
      query={query}
      items={rowsOf(query.currentData, ({ id }) => id)}
      keyOf={({ id }) => id}
      render={({ id, title, summary, picture }) => (
        <Surface
          title={title}
          level={2}
          to={to('/macau-info', { kind, id })}
          picture={<Picture {...picture} alt="" />}
          lines={[summary]}
        />
      )}
      waiting={<SkeletonRows />}
      failed={t('city.failed')}
      // the means of transport are above
      empty={kind === 'traffic' ? null : <EmptyState title={t('city.none.title')} why={t('city.none.why')} />}
    />
  );
}
