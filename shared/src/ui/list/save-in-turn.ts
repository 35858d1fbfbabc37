/** What the member wants in the end of things whose saving is under way, by the thing's key. */
const wanted = new Map<string, boolean>();

export interface SaveSteps {
  /** on the screen, everywhere that the thing is shown */
  show: (isSaved: boolean) => void;
  /** on the server; resolves to its state there */
  send: (isSaved: boolean) => Promise<boolean>;
}

/**
 * Saves a thing or lets it go, on the screen at once and then on the server; one call at a time for each thing, so that
 * quick presses end in the last one's state. `key`: unique among all that can be saved.
 * @returns resolves to false when the server would not, and the screen is as before
 */
export async function saveInTurn(key: string, isSaved: boolean, { show, send }: SaveSteps): Promise<boolean> {
  show(isSaved);
  const isUnderWay = wanted.has(key);
  wanted.set(key, isSaved);
  if (isUnderWay) return true;
  let stored = !isSaved;
  try {
    for (let next = wanted.get(key); next !== undefined && next !== stored; next = wanted.get(key)) {
      stored = await send(next);
    }
    return true;
  } catch {
    show(stored);
    return false;
  } finally {
    wanted.delete(key);
  }
}
