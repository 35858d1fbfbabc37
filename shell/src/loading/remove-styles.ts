/**
 * Removes the styles of a remote's version that another one replaces: the same classes would apply to both. If a pack has
 * one of them, the pack goes, and its other styles load by themselves, because the runtime takes them for loaded.
 * @param base of the version's files
 */
export function removeStyles(base: string): void {
  for (const { dataset } of placeholders(`[data-base="${base}"]`)) {
    const ofPack = `[data-pack="${dataset['pack']}"]`;
    for (const link of placeholders(`${ofPack}:not([data-base="${base}"])`)) {
      link.href = `${link.dataset['base']}${link.dataset['href']}`;
      delete link.dataset['pack'];
    }
    removeAll(`link${ofPack}, link[href*="${dataset['pack']}"]`);
  }
  removeAll(`link[rel=stylesheet][href*="${base}"]`);
}

/** Of the files of a pack (`placeholderOf` in shell/src/boot/ask-ahead.ts). */
const placeholders = (which: string) => document.querySelectorAll<HTMLLinkElement>(`link[data-pack]${which}`);

/** Removes these styles from the page. Whoever waits for one of them goes on, as after a failure. */
export function removeAll(selector: string): void {
  for (const style of document.querySelectorAll(selector)) {
    // the browser sends no event for a style that is removed while it loads
    style.dispatchEvent(new Event('error'));
    style.remove();
  }
}
