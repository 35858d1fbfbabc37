import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import type { Page } from 'playwright-core';

/** How much slower than this machine the phone's processor is. */
export const SLOWDOWN = 4;

/** Below every other program's (nice -20 to 19). */
const FIRST = -15;
/** Chromium's thread that interrupts the page's main thread; Linux keeps 15 characters of a thread's name. */
const INTERRUPTER = 'CPUThrottlingTh';

/** Slows the page's main thread down for as long as the page is there, and lets nothing else take its processor. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // not detached: the slowdown ends with its session
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await preferPages(page);
}

/**
 * Lets the main threads of the browser's pages run before all else; again after a navigation, which may move a page to
 * another process. Chromium slows a thread down by the time that passes: a millisecond during which another program has
 * the processor costs the page four. A phone has more processors than two. The interrupting thread comes first, too:
 * without it the page would be slowed down too little under load.
 */
export async function preferPages(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (browser === null || !canPrefer()) return;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  for (const { type, id } of processInfo) if (type === 'renderer') preferMainThread(id);
}

/** Whether this user may give a thread such a priority: on Linux, as root. */
export function canPrefer(): boolean {
  const before = getPriority();
  try {
    setPriority(FIRST);
    setPriority(before);
    return process.platform === 'linux';
  } catch {
    return false;
  }
}

export function preferMainThread(processId: number): void {
  try {
    const tasks = `/proc/${processId}/task`;
    // a process's first thread has its number
    for (const id of readdirSync(tasks))
      if (Number(id) === processId || readFileSync(`${tasks}/${id}/comm`, 'utf8').trim() === INTERRUPTER)
        setPriority(Number(id), FIRST);
  } catch (error) {
    // a process or a thread that has ended meanwhile
    if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
