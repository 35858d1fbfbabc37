import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { Stories } from '../../../gallery/stories.ts';
import { Surface } from '../surface/surface.tsx';
import { Chips, RemovableChips } from './chips.tsx';
import { EndlessList } from './endless-list.tsx';
import { PullToRefresh } from './pull-to-refresh.tsx';

const KINDS = ['dining', 'spa', 'rooms', 'tickets'] as const;
type Kind = (typeof KINDS)[number];
const choices = (t: TFunction) => KINDS.map((id) => ({ id, label: t(`parts.${id}`) }));
const nothing = () => {};

function Filters({ t, isSingle }: { t: TFunction; isSingle: boolean }) {
  const [chosen, setChosen] = useState<Kind[]>(['spa']);
  return (
    <Chips
      label={t('parts.filter')}
      choices={choices(t)}
      chosen={chosen}
      onChange={setChosen}
      isSingle={isSingle}
    />
  );
}

function InUse({ t }: { t: TFunction }) {
  const [inUse, setInUse] = useState<readonly Kind[]>(KINDS);
  return (
    <RemovableChips
      label={t('parts.inUse')}
      choices={choices(t).filter(({ id }) => inUse.includes(id))}
      onRemove={(id) => setInUse(inUse.filter((each) => each !== id))}
    />
  );
}

interface Page {
  count: number;
  hasMore?: boolean;
  isLoadingMore?: boolean;
  hasFailed?: boolean;
}

function Offers({
  t,
  count,
  hasMore = false,
  isLoadingMore = false,
  hasFailed = false,
}: Page & { t: TFunction }) {
  return (
    <EndlessList
      label={t('parts.findOffer')}
      items={Array.from({ length: count }, (_, index) => index)}
      keyOf={String}
      render={() => <Surface title={t('parts.title')} lines={[t('parts.dates')]} />}
      hasMore={hasMore}
      isLoadingMore={isLoadingMore}
      hasFailed={hasFailed}
      onMore={nothing}
    />
  );
}

/** Goes on up to the fifth page, as a query would. */
function Growing({ t }: { t: TFunction }) {
  const [pages, setPages] = useState(1);
  return (
    <PullToRefresh updated={t('parts.updated')} isRefreshing={false} onRefresh={() => setPages(1)}>
      <EndlessList
        label={t('parts.findOffer')}
        items={Array.from({ length: pages * 12 }, (_, index) => index)}
        keyOf={String}
        render={(index) => <Surface title={`${t('parts.title')} ${index + 1}`} lines={[t('parts.dates')]} />}
        hasMore={pages < 5}
        isLoadingMore={false}
        hasFailed={false}
        onMore={() => setPages((before) => before + 1)}
      />
    </PullToRefresh>
  );
}

export default {
  title: 'List',
  framed: true,
  states: {
    'filters, several': (t) => <Filters t={t} isSingle={false} />,
    'filters, one': (t) => <Filters t={t} isSingle />,
    'filters in use': (t) => <InUse t={t} />,
    'with more': (t) => <Offers t={t} count={2} hasMore hasFailed={false} isLoadingMore />,
    'at its end': (t) => <Offers t={t} count={2} />,
    'more has failed': (t) => <Offers t={t} count={2} hasMore hasFailed />,
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
