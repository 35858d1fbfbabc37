import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';

let announce: () => void;
const firstScreen = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Called once, when the first screen is complete. */
export const firstScreenIsComplete = (): void => announce();

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part of the layout that is loaded after the first screen, so that it does not compete with it; absent if it
 * cannot be loaded. `load` names the chunk `later`, which has everything of this kind.
 */
export const laterPart = <Props>(load: Load<Props>) =>
  lazy(async () => {
    await firstScreen;
    return orNothing(load);
  });

/** A part that only some visits need. Name the chunk `later` if a visitor may open it soon. */
export const partOnDemand = <Props>(load: Load<Props>) => lazy(() => orNothing(load));

/**
 * A boundary that begins with its part. An older one would hold back the navigation that adds the part, and with
 * it the first screen, for which the part waits.
 */
export const later = (part: ReactNode) => createElement(Suspense, null, part);

const orNothing = <Props>(load: Load<Props>) =>
  load().catch((): { default: ComponentType<Props> } => ({ default: () => null }));
