import type { Nightly } from './nightly.ts';
import { checkNightly, nightOf } from './nightly.ts';

const LOOK_MS = 60_000;

/** Looks once a minute whether tonight's check is due. A night that began before the server did is left out. */
export function watchNightly(
  nightly: Nightly,
  { tell, onFault }: { tell: (sentence: string) => void; onFault: (fault: unknown) => void },
): { stop: () => Promise<void> } {
  const first = nightOf(Date.now(), nightly.at);
  let working: Promise<void> = Promise.resolve();
  const look = async () => {
    if (nightOf(Date.now(), nightly.at) === first) return;
    try {
      for (const sentence of await checkNightly(nightly)) tell(sentence);
    } catch (fault) {
      onFault(fault);
    }
  };
  const timer = setInterval(() => {
    working = working.then(look);
  }, LOOK_MS).unref();
  return { stop: async () => clearInterval(timer) };
}
