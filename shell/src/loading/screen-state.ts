import type { ComponentType } from 'react';

export type ScreenOutcome = { Screen: ComponentType } | { failure: unknown };

/** A route's screen as far as it has come; it outlives the component, which comes and goes with the route. */
export interface ScreenState {
  latest(): ScreenOutcome;
  /** starts over, whatever the outcome was */
  again(): Promise<ScreenOutcome>;
  /** whether the route was entered before */
  wasShown(): boolean;
  markShown(): void;
}

/** Resolves with the first outcome in place; never rejects. */
export async function startScreen(load: () => Promise<ComponentType>): Promise<ScreenState> {
  let latest = await outcomeOf(load);
  let isShown = false;
  return {
    latest: () => latest,
    wasShown: () => isShown,
    markShown: () => {
      isShown = true;
    },
    async again() {
      latest = await outcomeOf(load);
      return latest;
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
