import { useState } from 'react';
import { useText } from '@resort/shared/i18n';
import type { Crashes, SourceFrame } from '@resort/release/client';
import { useCrashesQuery } from '../api/registry.ts';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { When } from '../parts/When.tsx';
import styles from './crash-list.module.css';

/** Where pages that run this version crashed, folded away: it is asked for when somebody opens it. */
export function CrashList({ name }: { name: string }) {
  const t = useText('console');
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useCrashesQuery(name, { skip: !isOpen, refetchOnMountOrArgChange: true });
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles['summary']}>{t('crashes.title', { name })}</summary>
      {error ? <ProblemNotice problem={error} /> : null}
      {data === undefined ? null : <Stacks crashes={data} />}
    </details>
  );
}

function Stacks({ crashes: { stacks, hasMaps } }: { crashes: Crashes }) {
  const t = useText('console');
  if (stacks.length === 0) return <p>{t('crashes.none')}</p>;
  return (
    <>
      {hasMaps ? null : <p>{t('crashes.noMaps')}</p>}
      <ol className={styles['stacks']}>
        {stacks.map(({ count, last, frames }, at) => (
          <li key={at}>
            <p>
              {t('crashes.visits', { count })} <When at={last} />
            </p>
            <ol className={styles['frames']}>
              {frames.map((frame, place) => (
                <Frame key={place} frame={frame} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </>
  );
}

function Frame({ frame: { unit, version, chunk, line, column, place } }: { frame: SourceFrame }) {
  const t = useText('console');
  if (place === null) return <li>{`${unit}@${version} ${chunk}:${line}:${column}`}</li>;
  return (
    <li>
      {`${place.source}:${place.line}:${place.column}`}
      {place.name === null ? null : ` ${t('crashes.inFunction', { name: place.name })}`}
      {place.text === null ? null : <code className={styles['text']}>{place.text}</code>}
    </li>
  );
}
