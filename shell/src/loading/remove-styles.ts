/** Removes the styles of a version that another one replaces: the same classes would apply to both. */
export function removeStyles(base: string): void {
  for (const style of document.querySelectorAll(`link[rel=stylesheet][href*="${base}"]`)) style.remove();
}
