import type { MiniProgramLink } from './link.ts';

export interface HandOffMeans {
  /** requests the link's address from the app server */
  makeLink: (link: MiniProgramLink) => Promise<string>;
  /** true in the mini-program's web view, where no further hand-off happens */
  isMiniProgram: () => Promise<boolean>;
  /** leaves the page */
  open: (url: string) => void;
}

/** Starts a hand-off; never rejects. */
export type HandOff = (link: MiniProgramLink) => Promise<void>;

/**
 * Hands off to the mini-program: one attempt at a time, and none after a success, so that a returning visitor
 * can use the page. A failure is silent and allows another attempt (specification §4 and §8).
 */
export function handOffRunner({ makeLink, isMiniProgram, open }: HandOffMeans): HandOff {
  let isTaken = false;
  return async (link) => {
    if (isTaken) return;
    isTaken = true;
    try {
      if (await isMiniProgram()) return;
      open(await makeLink(link));
    } catch {
      isTaken = false;
    }
  };
}
