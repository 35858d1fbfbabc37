/** The final state that the member wants, by the thing's key, while calls are pending. */
const wanted = new Map<string, boolean>();

export interface SaveSteps {
  /** updates the screen wherever the thing is shown */
  show: (isSaved: boolean) => void;
  /** calls the server; resolves to its state there */
  send: (isSaved: boolean) => Promise<boolean>;
}

/**
 * Saves or removes a thing, on the screen at once and then on the server; one call at a time for each thing,
 * so that quick presses end in the last one's state. `key`: unique among everything that can be saved.
 * @returns resolves to false if the server refused and the screen was restored
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
