import { useEffect, useState } from 'react';
import { canRecoverHere, NeedsReload } from '../loading/failures.ts';
import type { ScreenState } from '../loading/screen-state.ts';
import { RemoteFailed } from './RemoteFailed.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

/** A remote's screen, or what stands in its place when it could not be loaded. */
export function RemoteScreen({ unit, state }: { unit: string; state: ScreenState }) {
  const [outcome, setOutcome] = useState(state.latest);
  const [isTrying, setTrying] = useState(false);
  const again = async () => {
    setTrying(true);
    setOutcome(await state.again());
    setTrying(false);
  };
  useEffect(() => {
    // who comes back to a route that failed wants it tried, not the old card
    if (state.wasShown() && 'failure' in outcome && canRecoverHere(outcome.failure)) void again();
    state.markShown();
  }, [state]);
  if ('Screen' in outcome) {
    return (
      <ScreenBoundary unit={unit}>
        <outcome.Screen />
      </ScreenBoundary>
    );
  }
  const { failure } = outcome;
  if (failure instanceof NeedsReload) return <Reload />;
  const retry = () => (canRecoverHere(failure) ? void again() : location.reload());
  return <RemoteFailed busy={isTrying} onRetry={retry} />;
}

/** Rendered, not done at once: by now the address is that of this screen. */
function Reload() {
  useEffect(() => location.reload(), []);
  return null;
}
