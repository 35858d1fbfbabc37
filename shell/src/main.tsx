import './provide/lazy.ts';
import { TOO_OLD } from './boot/needed-features.ts';
import { missingFile } from './loading/failures.ts';
import { nextTask } from './next-task.ts';

/*
 * Evaluates the shared modules, the rendering libraries and the shell itself in separate tasks. On a slow
 * phone the script is a quarter of a second of work; between tasks the browser can paint and handle a tap.
 */
async function begin(): Promise<void> {
  // the page says so; half a screen would cover its words
  if (document.documentElement.classList.contains(TOO_OLD)) return;
  await import(/* webpackMode: "eager" */ './provide/rules.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ './provide/calls.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ './provide/screens.ts');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start();
}

begin().catch(async (failure: unknown) => {
  if (missingFile(failure) === null)
    (await import(/* webpackMode: "eager" */ './crash/shell-crashed.ts')).shellCrashed();
  throw failure;
});
