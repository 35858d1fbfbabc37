import type { ComponentType } from 'react';
import { canRecoverHere } from './failures.ts';

export type ScreenOutcome = { Screen: ComponentType } | { failure: unknown };

/** A route's screen as far as it has come; it outlives the component, which comes and goes with the route. */
export interface ScreenState {
  latest(): ScreenOutcome;
  /** starts over, whatever the outcome was */
  again(): Promise<ScreenOutcome>;
  /** whether entering the route will start another attempt: who comes back to one that failed wants it tried */
  isDue(): boolean;
  /** the route is entered; null where the latest outcome stands */
  enter(): Promise<ScreenOutcome> | null;
}

/** Resolves with the first outcome in place; never rejects. */
export async function startScreen(load: () => Promise<ComponentType>): Promise<ScreenState> {
  let latest = await outcomeOf(load);
  let isFirst = true;
  const again = async () => {
    latest = await outcomeOf(load);
    return latest;
  };
  const isDue = () => !isFirst && 'failure' in latest && canRecoverHere(latest.failure);
  return {
    latest: () => latest,
    again,
    isDue,
    enter() {
      const attempt = isDue() ? again() : null;
      isFirst = false;
      return attempt;
    },
  };
}

async function outcomeOf(load: () => Promise<ComponentType>): Promise<ScreenOutcome> {
  try {
    return { Screen: await load() };
  } catch (failure) {
    console.error('a screen failed to load', failure);
    return { failure };
  }
}
