const KEY = 'health';

/**
 * Says of each text once per tab and release that it is new, so that who loads a broken page ten times counts as one.
 * Where storage is refused: once per page.
 */
export function toldOnce(release: number): (text: string) => boolean {
  const told = new Set(read(release));
  return (text) => {
    if (told.has(text)) return false;
    told.add(text);
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ release, told: [...told] }));
    } catch {
      // a page of its own then
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
    return []; // refused, or not what was written here
  }
}
