import { useText } from '@resort/shared/i18n';
import { reloadAnew } from '@resort/shared/remote';
import { ErrorCard, Page, Skeleton, Waiting } from '@resort/shared/ui';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { fetchStep, stepAtHand } from './later-steps.ts';
import type { JoinStep } from '../../sign-in/way.ts';

interface State {
  Step: ComponentType | undefined;
  failures: number;
  isLoading: boolean;
}

/**
 * A step of joining, from separate files. If they fail to load, the visitor can try again; the second attempt reloads
 * the page with fresh files, as for a screen. The input is in the drafts, so it is not lost.
 */
export function LaterStep({ step }: { step: JoinStep }) {
  const t = useText('auth');
  const [{ Step, failures, isLoading }, setState] = useState<State>(() => ({
    Step: stepAtHand(step),
    failures: 0,
    isLoading: true,
  }));
  const load = useCallback(
    () =>
      fetchStep(step).then(
        (fetched) => setState({ Step: fetched, failures: 0, isLoading: false }),
        (failure: unknown) => {
          console.error('a step failed to load', failure);
          setState((before) => ({ ...before, failures: before.failures + 1, isLoading: false }));
        },
      ),
    [step],
  );
  useEffect(() => {
    if (stepAtHand(step) === undefined) void load();
  }, [step, load]);
  const retry = () => {
    setState((before) => ({ ...before, isLoading: true }));
    void (failures === 1 ? load() : reloadAnew());
  };
  if (Step !== undefined) return <Step />;
  return (
    <Page title={t(`joining.${step}.title`)}>
      {failures === 0 ? (
        <Waiting>
          <Skeleton height={480} />
        </Waiting>
      ) : (
        <ErrorCard message={t('joining.stepFailed')} isRetrying={isLoading} onRetry={retry} />
      )}
    </Page>
  );
}
