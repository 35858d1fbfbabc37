import { useLocation } from '@resort/shared/router';
import { inTime } from '@resort/shared/remote';
import { ErrorBoundary, SkeletonCard, SkeletonText, type FallbackProps } from '@resort/shared/ui';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { noticed } from '../loading/notices.ts';
import { RemoteFailed } from './RemoteFailed.tsx';

/** Contains the error of a screen that throws while rendering. */
export function ScreenBoundary({ unit, children }: { unit: string; children: ReactNode }) {
  const { key } = useLocation();
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    openedAt.current = Date.now();
  }, [key]);
  const renderBroken = (props: FallbackProps) => <Broken {...props} unit={unit} openedAt={openedAt} />;
  return (
    <ErrorBoundary
      // the same screen may work at another address
      resetKeys={[key]}
      fallbackRender={renderBroken}
      onError={() => noticed.push(['crash', unit])}
    >
      {children}
    </ErrorBoundary>
  );
}

interface BrokenProps extends FallbackProps {
  unit: string;
  openedAt: RefObject<number>;
}

/** The error card, unless the page is about to be reloaded with the unit's last-known-good version. */
function Broken({ error, resetErrorBoundary, unit, openedAt }: BrokenProps) {
  const [reference] = useState(newReference);
  // until this is in the document, the screen is; its fields keep their values when it is removed
  const [fields] = useState(() => [
    ...document.querySelectorAll<HTMLInputElement>('input, textarea, select'),
  ]);
  const [isDecided, setDecided] = useState(false);
  useEffect(() => console.error(`${reference}: a screen broke`, error), [reference, error]);
  useEffect(() => {
    const left = new AbortController();
    const crash = { unit, error, age: Date.now() - openedAt.current, fields, left: left.signal };
    inTime(import('../crash/replace-crashed.ts'))
      .then(({ replaceCrashed }) => replaceCrashed(crash))
      .then(
        (isReplaced) => setDecided(!isReplaced),
        () => setDecided(true),
      );
    return () => left.abort();
  }, [unit, error, openedAt, fields]);
  if (isDecided) return <RemoteFailed reference={reference} onRetry={resetErrorBoundary} />;
  return (
    <div aria-busy="true">
      <SkeletonText />
      <SkeletonCard />
    </div>
  );
}

/** Short enough to read aloud: `4F2A-91C7`. */
function newReference(): string {
  const digits = crypto.getRandomValues(new Uint16Array(2));
  return [...digits].map((part) => part.toString(16).padStart(4, '0').toUpperCase()).join('-');
}
