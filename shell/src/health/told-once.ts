const KEY = 'health';

/**
 * Returns whether a text is new for this tab and release, so that a visitor who loads a broken page ten times
 * counts once. Once per page if storage is refused.
 */
export function toldOnce(release: number): (text: string) => boolean {
  const told = new Set(read(release));
  return (text) => {
    if (told.has(text)) return false;
    told.add(text);
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ release, told: [...told] }));
    } catch {
      // once per page then
    }
    return true;
  };
}

function read(release: number): string[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      release?: unknown;
      told?: unknown;
    } | null;
    return kept?.release === release && Array.isArray(kept.told) ? kept.told.map(String) : [];
  } catch {
    return []; // refused, or not in our format
  }
}
