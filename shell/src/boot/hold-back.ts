/**
 * Keeps a script that the parser has not reached from running. Resolves when the parser has reached it: observers
 * run between the end of a script element and its evaluation. The page's inline script is in its head, before all others.
 * @param address path at the end of the script's address
 */
export function holdBack(address: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLScriptElement) || !node.src.endsWith(address)) continue;
        node.type = 'held-back';
        node.remove();
        observer.disconnect();
        resolve();
      }
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
