import type { ComponentType } from 'react';
import { canRecoverHere } from './failures.ts';

export type ScreenOutcome = { Screen: ComponentType } | { failure: unknown };

/**
 * The loading state of a route's screen. It outlives the component, which mounts and unmounts with the route.
 */
export interface ScreenState {
  latest(): ScreenOutcome;
  /** starts over, whatever the outcome was */
  again(): Promise<ScreenOutcome>;
  /**
   * whether entering the route starts another attempt: a visitor who returns to a failed screen expects a
   * retry
   */
  isDue(): boolean;
  /** called when the route is entered; null if the latest outcome is still valid */
  enter(): Promise<ScreenOutcome> | null;
}

/** Resolves when the first outcome is set; never rejects. */
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
