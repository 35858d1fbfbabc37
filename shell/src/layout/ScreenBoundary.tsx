import { useLocation } from '@resort/shared/router';
import { ErrorBoundary, SkeletonCard, SkeletonText, type FallbackProps } from '@resort/shared/ui';
import { createContext, use, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { fieldsOf } from '../crash/fields.ts';
import { replace } from '../crash/replace.ts';
import { noticed } from '../loading/notices.ts';
import { RemoteFailed } from './RemoteFailed.tsx';

const UnitName = createContext('');
/** When the screen opened; null if its first render threw. */
const OpenedAt = createContext<RefObject<number | null> | null>(null);

/** Contains the error of a screen that throws while rendering. */
export function ScreenBoundary({ unit, children }: { unit: string; children: ReactNode }) {
  const { key } = useLocation();
  const openedAt = useRef<number>(null);
  useEffect(() => {
    openedAt.current = Date.now();
  }, []);
  return (
    <UnitName value={unit}>
      <OpenedAt value={openedAt}>
        <ErrorBoundary
          // the same screen may work at another address
          resetKeys={[key]}
          FallbackComponent={Broken}
          onError={() => noticed.push(['crash', unit])}
        >
          {children}
        </ErrorBoundary>
      </OpenedAt>
    </UnitName>
  );
}

function Broken({ error, resetErrorBoundary }: FallbackProps) {
  const unit = use(UnitName);
  const openedAt = use(OpenedAt);
  const [reference] = useState(newReference);
  // the screen is in the document until this is; its fields keep their values when it is removed
  const [before] = useState(() => fieldsOf(document));
  const [isDeciding, setDeciding] = useState(true);
  useEffect(() => console.error(`${reference}: a screen broke`, error), [reference, error]);
  useEffect(() => {
    const opened = openedAt?.current ?? null;
    const age = opened === null ? null : Date.now() - opened;
    const gone = before.filter((field) => !field.isConnected);
    void replace(unit, age, gone).then((isReplaced) => setDeciding(isReplaced));
  }, [unit, openedAt, before]);
  if (isDeciding) {
    return (
      <div aria-busy="true">
        <SkeletonText />
        <SkeletonCard />
      </div>
    );
  }
  return <RemoteFailed reference={reference} onRetry={resetErrorBoundary} />;
}

/** Short enough to read aloud: `4F2A-91C7`. */
function newReference(): string {
  const digits = crypto.getRandomValues(new Uint16Array(2));
  return [...digits].map((part) => part.toString(16).padStart(4, '0').toUpperCase()).join('-');
}
