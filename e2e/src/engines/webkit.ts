import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { eventually } from '../page/eventually.ts';
import { PHONE, type Driver, type Engine } from './driver.ts';
import { firstOf, freePort, startProgram, type Program } from './programs.ts';

/** No graphics card and no bus. Compositing stays on: without it a view transition crashes the process. */
const BARE = { LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' };

/** Removes the browser's toolbar content, which would be wider than a phone. */
const NO_BAR =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0) }';

interface Programs {
  driver: string;
  browser: string;
  screen: string;
}

/** A virtual screen; resolves to its name. */
async function startScreen(command: string): Promise<{ program: Program; display: string }> {
  const size = `${PHONE.width}x${PHONE.height * 2}x24`;
  const args = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'];
  const program = startProgram(command, args, {}, ['ignore', 'ignore', 'ignore', 'pipe']);
  const numbers = program.child.stdio[3] as Readable;
  const display = await new Promise<string>((resolve, reject) => {
    numbers.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    program.child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { program, display };
}

/** One command of the protocol (W3C WebDriver, “Endpoints”). */
async function ask(address: string, body?: object): Promise<unknown> {
  const post = body && { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(address, { ...post, headers: { connection: 'close' } });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

async function launch({ driver, browser, screen }: Programs): Promise<Driver> {
  const { program: xvfb, display } = await startScreen(screen);
  const home = mkdtempSync(join(tmpdir(), 'resort-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NO_BAR);
  const port = await freePort();
  const env = { ...BARE, DISPLAY: display, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
  const program = startProgram(driver, [`--port=${port}`], env);
  const close = async () => {
    await program.end();
    await xvfb.end();
    rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const origin = `http://127.0.0.1:${port}`;
    await eventually('WebKit can be asked', () =>
      ask(`${origin}/status`).then(
        () => true,
        () => false,
      ),
    );
    const options = { binary: browser, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = (await ask(`${origin}/session`, { capabilities })) as { sessionId: string };
    return { ...(await window(`${origin}/session/${sessionId}`)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function window(session: string): Promise<Omit<Driver, 'close'>> {
  const run = (script: string, args: unknown[]) => ask(`${session}/execute/async`, { script, args });
  await ask(`${session}/timeouts`, { script: 30_000, pageLoad: 60_000 });
  // the browser's toolbar takes part of the window
  await ask(`${session}/window/rect`, { ...PHONE, x: 0, y: 0 });
  const inner = (await ask(`${session}/execute/sync`, { script: 'return innerHeight', args: [] })) as number;
  await ask(`${session}/window/rect`, { ...PHONE, height: 2 * PHONE.height - inner, x: 0, y: 0 });
  return {
    goto: async (url) => void (await ask(`${session}/url`, { url })),
    async call(text, argument) {
      const script = `const [argument, done] = arguments; (${text})(argument).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const { value, error } = (await run(script, [argument])) as { value?: string; error?: string };
      if (value === undefined) throw new Error(error);
      return value;
    },
    perform: async (actions) => void (await ask(`${session}/actions`, { actions })),
    picture: async () => Buffer.from((await ask(`${session}/screenshot`)) as string, 'base64'),
  };
}

const driver = firstOf('/usr/bin/WebKitWebDriver');
const browser = firstOf('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser');
const screen = firstOf('/usr/bin/Xvfb');

/** WebKit, as on an iPhone: WebKitGTK's MiniBrowser on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  launch: driver && browser && screen ? () => launch({ driver, browser, screen }) : null,
};
