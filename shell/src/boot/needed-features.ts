/** The class of the page's root element that shows the words for an old browser (layout/before-start/not-started.css). */
export const TOO_OLD = 'too-old';

/**
 * What the shell's script uses and the last browsers before the declared ones lack; a browser that has all of
 * it also reads the syntax. `scripts/checks/browsers/needed-features.test.ts` compares it with MDN's data.
 */
export const NEEDED: readonly (readonly [owner: string, member: string])[] = [
  ['Object', 'hasOwn'],
  ['HTMLDialogElement', 'prototype'],
];

/** Whether this browser cannot run the shell. It must not use anything that such a browser lacks. */
export function isTooOld(): boolean {
  const page = globalThis as unknown as Record<string, object | undefined>;
  return !NEEDED.every(([owner, member]) => member in (page[owner] || {}));
}
