import { useText } from '@resort/shared/i18n';
import {
  Badge,
  EmptyState,
  ErrorCard,
  Notice,
  Picture,
  SkeletonCard,
  Surface,
  useOffline,
  VisuallyHidden,
  Waiting,
} from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { useSearchQuery } from '../../api/search.ts';
import type { Found } from '../../../contract/index.ts';
import { Places } from './Beginnings.tsx';
import { screenOf } from './screen-of.ts';
import styles from './search.module.css';

/** What was found; while the next answer is on its way, what was found before. */
export function Results({ text }: { text: string }) {
  const t = useText('membership');
  const offline = useOffline();
  const { data, isError, isFetching, refetch } = useSearchQuery({ text });
  if (isError)
    return offline === undefined ? (
      <ErrorCard message={t('search.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Notice tone="warning">{offline}</Notice>
    );
  if (data === undefined)
    return (
      <Waiting>
        <SkeletonCard />
        <SkeletonCard />
      </Waiting>
    );
  const shown = data.found.filter((one) => screenOf(one) !== undefined);
  if (shown.length === 0) return isFetching ? null : <Nothing text={text} />;
  return (
    <>
      <output className={styles['status']}>
        {isFetching
          ? ''
          : data.exact
            ? t('search.count', { count: shown.length })
            : t('search.near', { text })}
      </output>
      <ul className={styles['results']} aria-busy={isFetching}>
        {shown.map((one) => (
          <li key={`${one.kind} ${one.ref}`}>
            <Result one={one} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Result({ one }: { one: Found }) {
  const t = useText('membership');
  const { kind, title, summary, property, picture } = one;
  const link = screenOf(one);
  return (
    <Surface
      level={2}
      title={title}
      badge={<Badge tone="plain">{t(`search.kind.${kind}`)}</Badge>}
      lines={[property?.name ?? '', summary].filter((line) => line !== '')}
      {...(link === undefined ? {} : { to: link })}
      {...(picture === null ? {} : { picture: <Picture src={picture} alt="" /> })}
    />
  );
}

/** Says so, and leads on to the lists. */
function Nothing({ text }: { text: string }) {
  const t = useText('membership');
  return (
    <>
      <VisuallyHidden>
        <output>{t('search.nothing', { text })}</output>
      </VisuallyHidden>
      <EmptyState
        art={<Illustration of="bookings" />}
        title={t('search.nothing', { text })}
        why={t('search.nothingWhy')}
      />
      <Places />
    </>
  );
}
