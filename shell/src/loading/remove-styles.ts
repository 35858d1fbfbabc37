/**
 * Removes the styles of a version that another one replaces: the same classes would apply to both. A pack has styles of two
 * units. It goes with the marks of its files (boot/ask-ahead.ts), so that the runtime loads again what is needed.
 */
export function removeStyles(base: string): void {
  const styles = [`[href*="${base}"]`, '[href*="/pack."]', ':not([href])'];
  for (const style of document.querySelectorAll(styles.map((each) => `link[rel=stylesheet]${each}`).join()))
    style.remove();
}
