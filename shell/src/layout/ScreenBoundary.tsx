import { useLocation } from '@resort/shared/router';
import { ErrorBoundary, type FallbackProps } from '@resort/shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { noticed } from '../loading/notices.ts';
import { RemoteFailed } from './RemoteFailed.tsx';

/** Contains the error of a screen that throws while rendering. */
export function ScreenBoundary({ unit, children }: { unit: string; children: ReactNode }) {
  const { key } = useLocation();
  return (
    // the same screen may work at another address
    <ErrorBoundary resetKeys={[key]} FallbackComponent={Broken} onError={() => noticed.push(['crash', unit])}>
      {children}
    </ErrorBoundary>
  );
}

function Broken({ error, resetErrorBoundary }: FallbackProps) {
  const [reference] = useState(newReference);
  useEffect(() => console.error(`${reference}: a screen broke`, error), [reference, error]);
  return <RemoteFailed reference={reference} onRetry={resetErrorBoundary} />;
}

/** Short enough to read aloud: `4F2A-91C7`. */
function newReference(): string {
  const digits = crypto.getRandomValues(new Uint16Array(2));
  return [...digits].map((part) => part.toString(16).padStart(4, '0').toUpperCase()).join('-');
}
