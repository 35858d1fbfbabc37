/** What this page noticed of a unit; the reporter, which comes after the first screen, makes of it what is told. */
export type Notice =
  | { kind: 'view' | 'crash'; unit: string }
  /** `file`: the one that is to blame, where the failure itself does not say */
  | { kind: 'failure'; unit: string; cause: unknown; file: string | null };

const earlier: Notice[] = [];

/** Never throws, and costs nothing before somebody listens. */
export let notice = (one: Notice): void => void earlier.push(one);

/** Gives the listener what was noticed so far, and from now on everything at once. */
export function listenToNotices(listener: (one: Notice) => void): void {
  notice = listener;
  earlier.splice(0).forEach(listener);
}
