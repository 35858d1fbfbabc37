/**
 * Reloads the page with files fresh from the network. A file with wrong bytes stays in the page's memory and
 * in the browser's cache, where it counts as valid indefinitely, so neither a retry nor a plain reload would
 * request it again.
 */
export async function reloadAnew(): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/artifacts/`));
  await Promise.allSettled([...new Set(files)].map((file) => fetch(file, { cache: 'reload' })));
  location.reload();
}
