/**
 * Removes the styles of a remote's version that another one replaces: the same classes would apply to both. A pack with one
 * of them goes, and its other styles come by themselves from here on, because the runtime takes them for loaded.
 * @param base of the version's files
 */
export function removeStyles(base: string): void {
  for (const { dataset } of marks(`[data-base="${base}"]`)) {
    const ofPack = `[data-pack="${dataset['pack']}"]`;
    for (const mark of marks(`${ofPack}:not([data-base="${base}"])`)) {
      mark.href = `${mark.dataset['base']}${mark.dataset['href']}`;
      delete mark.dataset['pack'];
    }
    for (const mark of marks(ofPack)) mark.remove();
    removeAll(`link[href*="${dataset['pack']}"]`);
  }
  removeAll(`link[rel=stylesheet][href*="${base}"]`);
}

/** See `markOf` in shell/src/boot/ask-ahead.ts. */
const marks = (which: string) => document.querySelectorAll<HTMLLinkElement>(`link[data-pack]${which}`);

export function removeAll(which: string): void {
  for (const style of document.querySelectorAll(which)) {
    // a browser gives up loading without a word, and a screen may wait for the style (boot/ask-ahead.ts)
    style.dispatchEvent(new Event('error'));
    style.remove();
  }
}
