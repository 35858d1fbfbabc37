const MOST = 8;

/** Each member's own, so that two who share a device do not see each other's. */
const keyOf = (memberId: string) => `recentSearches.${memberId}`;

/** What the member searched for on this device, the latest first. */
export function readRecent(memberId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(memberId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a text first; what is a beginning of it, typed on the way, goes. */
export function withRecent(before: readonly string[], text: string): readonly string[] {
  const said = text.trim();
  const lower = said.toLowerCase();
  return [said, ...before.filter((one) => !lower.startsWith(one.toLowerCase()))].slice(0, MOST);
}

/** Stores them; with an empty list forgets them. */
export function keepRecent(memberId: string, recent: readonly string[]): void {
  try {
    if (recent.length === 0) localStorage.removeItem(keyOf(memberId));
    else localStorage.setItem(keyOf(memberId), JSON.stringify(recent));
  } catch {
    // without storage there are none
  }
}
