import { reloadAnew } from '@resort/shared/remote';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { canRecoverHere, NeedsReload } from '../loading/failures.ts';
import type { ScreenOutcome, ScreenState } from '../loading/screen-state.ts';
import { RemoteFailed } from './RemoteFailed.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

/** A remote's screen, or its error state. */
export function RemoteScreen({ unit, state }: { unit: string; state: ScreenState }) {
  const [outcome, setOutcome] = useState(state.latest);
  const [isTrying, setTrying] = useState(state.isDue);
  const [hasAskedAgain, setAskedAgain] = useState(false);
  const settle = useCallback((next: ScreenOutcome) => {
    setOutcome(next);
    setTrying(false);
  }, []);
  useEffect(() => {
    void state.enter()?.then(settle);
  }, [state, settle]);
  // the same element: only what reads the router renders again when the router moves
  const screen = useMemo(() => ('Screen' in outcome ? <outcome.Screen /> : null), [outcome]);
  if ('Screen' in outcome) return <ScreenBoundary unit={unit}>{screen}</ScreenBoundary>;
  const { failure } = outcome;
  if (failure instanceof NeedsReload) return <Reload />;
  const retry = () => {
    if (hasAskedAgain || !canRecoverHere(failure)) {
      setTrying(true);
      void reloadAnew();
      return;
    }
    setAskedAgain(true);
    setTrying(true);
    void state.again().then(settle);
  };
  return <RemoteFailed busy={isTrying} onRetry={retry} />;
}

/** A component, because by the time it renders the address is that of this screen. */
function Reload() {
  useEffect(() => location.reload(), []);
  return null;
}
