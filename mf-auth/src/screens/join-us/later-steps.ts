import { withRetries } from '@resort/shared/remote';
import type { ComponentType } from 'react';
import type { JoinStep } from '../../sign-in/way.ts';

/** Separate files, so that visitors of the start page do not load them. */
const FILES: Record<JoinStep, () => Promise<{ default: ComponentType }>> = {
  phone: () => import('./PhoneStep.tsx'),
  profile: () => import('./ProfileStep.tsx'),
};

const fetched = new Map<JoinStep, ComponentType>();

/** A step that is here already. */
export const stepAtHand = (step: JoinStep): ComponentType | undefined => fetched.get(step);

/** Fetches a step as screens are fetched, with the loader's further tries; rejects after the last. */
export async function fetchStep(step: JoinStep): Promise<ComponentType> {
  const { default: Step } = await withRetries(FILES[step]);
  fetched.set(step, Step);
  return Step;
}
