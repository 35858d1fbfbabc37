import type { MiniProgramLink } from './link.ts';

export interface HandOffMeans {
  /** asks the app server for the link's address */
  makeLink: (link: MiniProgramLink) => Promise<string>;
  /** true in the mini-program's own web-view, which is never handed over again */
  isMiniProgram: () => Promise<boolean>;
  /** leaves the page */
  open: (url: string) => void;
}

/** Starts a hand-off; never rejects. */
export type HandOff = (link: MiniProgramLink) => Promise<void>;

/**
 * The hand-off to the mini-program: one at a time, and none after one that worked, so that who comes back can use the
 * page. A failure is silent and resets it, so that it can be tried again (specification §4 and §8).
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
