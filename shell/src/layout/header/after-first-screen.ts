let announce: () => void;
const firstScreen = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Called once, when the first screen is complete. */
export const firstScreenIsComplete = (): void => announce();

/** Resolves after the first screen, so that what is loaded then does not compete with it. */
export const afterFirstScreen = (): Promise<void> => firstScreen;
