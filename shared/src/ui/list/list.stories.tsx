import type { TextOf } from '../../i18n/index.ts';
import { useState } from 'react';
import type { Stories } from '../../../gallery/stories.ts';
import { EmptyState } from '../screen/feedback/empty-state.tsx';
import { SkeletonPictureCard } from '../screen/feedback/skeleton.tsx';
import { Surface } from '../surface/surface.tsx';
import { Chips, RemovableChips } from './chips.tsx';
import { PagedList, type PagesQuery } from './paged-list.tsx';
import { PullToRefresh } from './pull-to-refresh.tsx';
import { SaveButton } from './save-button.tsx';

const KINDS = ['dining', 'spa', 'rooms', 'tickets'] as const;
type Kind = (typeof KINDS)[number];
const choices = (t: TextOf<'gallery'>) => KINDS.map((id) => ({ id, label: t(`parts.${id}`) }));
const nothing = () => {};

function Filters({
  t,
  isSingle,
  isRow = false,
}: {
  t: TextOf<'gallery'>;
  isSingle: boolean;
  isRow?: boolean;
}) {
  const [chosen, setChosen] = useState<Kind[]>(['spa']);
  return (
    <Chips
      label={t('parts.filter')}
      choices={choices(t)}
      chosen={chosen}
      onChange={setChosen}
      isSingle={isSingle}
      isRow={isRow}
    />
  );
}

function InUse({ t }: { t: TextOf<'gallery'> }) {
  const [inUse, setInUse] = useState<readonly Kind[]>(KINDS);
  return (
    <RemovableChips
      label={t('parts.inUse')}
      choices={choices(t).filter(({ id }) => inUse.includes(id))}
      onRemove={(id) => setInUse(inUse.filter((each) => each !== id))}
    />
  );
}

interface OffersProps {
  t: TextOf<'gallery'>;
  /** null: not known yet */
  count: number | null;
  more?: Partial<PagesQuery>;
}

const END: PagesQuery = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  isError: false,
  isFetching: false,
  fetchNextPage: nothing,
  refetch: nothing,
};

function Offers({ t, count, more }: OffersProps) {
  return (
    <PagedList
      label={t('parts.findOffer')}
      query={{ ...END, ...more }}
      items={count === null ? undefined : Array.from({ length: count }, (_, index) => index)}
      keyOf={String}
      render={(index) => <Surface title={`${t('parts.title')} ${index + 1}`} lines={[t('parts.dates')]} />}
      waiting={<SkeletonPictureCard />}
      failed={t('parts.failed')}
      empty={<EmptyState title={t('parts.none')} why={t('parts.noneWhy')} />}
    />
  );
}

/** Goes on up to the fifth page, as a query would. */
function Growing({ t }: { t: TextOf<'gallery'> }) {
  const [pages, setPages] = useState(1);
  const fetchNextPage = () => setPages((before) => before + 1);
  return (
    <PullToRefresh updated={t('parts.updated')} isRefreshing={false} onRefresh={() => setPages(1)}>
      <Offers t={t} count={pages * 12} more={{ hasNextPage: pages < 5, fetchNextPage }} />
    </PullToRefresh>
  );
}

function Saved({ t }: { t: TextOf<'gallery'> }) {
  const [isSaved, setSaved] = useState(false);
  const words = { saved: t('parts.saved'), removed: t('parts.saved'), notSaved: '', notRemoved: '' };
  const save = async (wanted: boolean) => {
    setSaved(wanted);
    return true;
  };
  return <SaveButton label={t('parts.offer')} isSaved={isSaved} save={save} words={words} />;
}

export default {
  title: 'List',
  framed: true,
  states: {
    'filters, several': (t) => <Filters t={t} isSingle={false} />,
    'to be saved': (t) => <Saved t={t} />,
    'filters, one': (t) => <Filters t={t} isSingle />,
    'filters, in one row': (t) => (
      <div style={{ paddingInline: 'var(--margin)' }}>
        <Filters t={t} isSingle isRow />
      </div>
    ),
    'filters in use': (t) => <InUse t={t} />,
    'with more': (t) => <Offers t={t} count={2} more={{ hasNextPage: true, isFetchingNextPage: true }} />,
    'at its end': (t) => <Offers t={t} count={2} />,
    'more has failed': (t) => (
      <Offers t={t} count={2} more={{ hasNextPage: true, isFetchNextPageError: true }} />
    ),
    'not loaded': (t) => <Offers t={t} count={null} more={{ isError: true }} />,
    'with nothing in it': (t) => <Offers t={t} count={0} />,
    'read anew': (t) => (
      <PullToRefresh updated={t('parts.updated')} isRefreshing={false} onRefresh={nothing}>
        <p>{t('parts.sentence')}</p>
      </PullToRefresh>
    ),
    'being read anew': (t) => (
      <PullToRefresh updated={t('parts.updated')} isRefreshing onRefresh={nothing}>
        <p>{t('parts.sentence')}</p>
      </PullToRefresh>
    ),
    growing: (t) => <Growing t={t} />,
  },
} satisfies Stories;
