import './provide/lazy.ts';
import './provide/rules.ts';

/*
 * What the shell gives, what screens are drawn with and what the shell does are evaluated each in a task of its own:
 * on a slow phone the script is a quarter of a second of work, and in between the browser may paint and answer a tap.
 */
async function begin(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ './provide/calls.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ './provide/screens.ts');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start();
}

/** After what the browser has waiting; unlike a timer it is never delayed. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

void begin();
