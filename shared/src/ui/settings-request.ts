const NAME = 'settings-asked';

/** Opens the shell's sheet with language and appearance, from any screen. */
export const openSettings = (): void => void dispatchEvent(new Event(NAME));

/** For the shell. Returns how to stop listening. */
export function onSettingsAsked(open: () => void): () => void {
  addEventListener(NAME, open);
  return () => removeEventListener(NAME, open);
}
