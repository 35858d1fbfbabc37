import { lazy, type ComponentType } from 'react';

let announce: () => void;
const firstScreen = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Called once, when the first screen is complete. */
export const firstScreenIsComplete = (): void => announce();

/**
 * A part of the layout that is loaded after the first screen, so that it does not compete with it; absent if it
 * cannot be loaded. `load` names the chunk `later`, which has everything of this kind.
 */
export const laterPart = (load: () => Promise<{ default: ComponentType }>) =>
  lazy<ComponentType>(async () => {
    await firstScreen;
    return load().catch(() => ({ default: () => null }));
  });
