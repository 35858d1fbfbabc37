import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import type { Page } from 'playwright-core';
import { until } from './until.ts';

/** How much slower than this machine the phone's processor is. */
export const SLOWDOWN = 4;

/** The nice value of the page's threads; other programs have 0. */
const NICE = -15;
/** Chromium's thread that interrupts the page's main thread; Linux keeps 15 characters of a thread's name. */
const INTERRUPTER = 'CPUThrottlingTh';
const PATIENCE_MS = 5_000;

/** Slows the page's main thread down for as long as the page is there, and lets nothing else take its processor. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // not detached: the slowdown ends with its session
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await raisePriority(page);
}

/**
 * Raises the priority of the main threads of the browser's pages. Call it again after a navigation, which may move a page
 * to another process. Chromium slows a thread down by the time that passes: a millisecond during which another program
 * has the processor costs the page four. A phone has more than two processors. The interrupting thread is raised, too:
 * otherwise the page would be slowed down too little under load.
 */
export async function raisePriority(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (browser === null || !canRaisePriority()) return;
  const session = await browser.newBrowserCDPSession();
  const raise = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    return renderers.map(({ id }) => raiseThreads(id)).includes(true);
  };
  // the interrupting thread starts a moment after the command that asks for it
  await until(raise, () => `no page of Chromium has a thread ${INTERRUPTER}`, 20, PATIENCE_MS);
  await session.detach();
}

/** Whether this user may raise a priority: on Linux, as root. */
export function canRaisePriority(): boolean {
  const before = getPriority();
  try {
    setPriority(NICE);
    setPriority(before);
    return process.platform === 'linux';
  } catch {
    return false;
  }
}

/** Raises a process's main thread and its interrupting thread; false if it has none of the latter. */
export function raiseThreads(processId: number): boolean {
  const tasks = `/proc/${processId}/task`;
  const threads = unlessEnded(() => readdirSync(tasks).map(Number)) ?? [];
  const raised = threads.map((id) =>
    unlessEnded(() => {
      const isInterrupter = readFileSync(`${tasks}/${id}/comm`, 'utf8').trim() === INTERRUPTER;
      // a process's first thread has its number
      if (isInterrupter || id === processId) setPriority(id, NICE);
      return isInterrupter;
    }),
  );
  return raised.includes(true);
}

/** Null where the process or the thread has ended meanwhile. */
function unlessEnded<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
