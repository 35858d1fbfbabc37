import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../page/eventually.ts';
import { PHONE, type Driver, type Engine } from './driver.ts';
import { firstOf, freePort, startProgram } from './programs.ts';

/** No network requests of its own, no first-run pages. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.useOverlayScrollbars': 1, // as on a phone
};

type Send = (method: string, params: object) => Promise<unknown>;

/** Commands over one socket, matched by their ids (W3C WebDriver BiDi, “Transport”). */
async function connect(address: string): Promise<{ send: Send; close: () => void }> {
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`nobody answers at ${address}`)), { once: true });
  });
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const answer = JSON.parse(data) as { id?: number; result?: unknown; error?: string; message?: string };
    const command = waiting.get(answer.id ?? -1);
    if (command === undefined) return; // an event
    waiting.delete(answer.id ?? -1);
    if (answer.error === undefined) command.resolve(answer.result);
    else command.reject(new Error(`${answer.error}: ${answer.message}`));
  });
  const gone = () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone'));
    waiting.clear();
  };
  socket.addEventListener('close', gone);
  let last = 0;
  return {
    send(method, params) {
      const id = (last += 1);
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise((resolve, reject) => void waiting.set(id, { resolve, reject }));
    },
    close: () => socket.close(),
  };
}

async function launch(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'resort-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const port = await freePort();
  const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)];
  const program = startProgram(path, [...flags, 'about:blank'], { HOME: profile });
  const close = async () => {
    await program.end();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    let connection: Awaited<ReturnType<typeof connect>> | undefined;
    await eventually('Firefox can be asked', async () => {
      connection = await connect(`ws://127.0.0.1:${port}/session`).catch(() => undefined);
      return connection !== undefined;
    });
    if (connection === undefined) throw new Error('Firefox cannot be asked');
    return { ...(await firstTab(connection.send)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function firstTab(send: Send): Promise<Omit<Driver, 'close'>> {
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: PHONE, devicePixelRatio: 2 });
  return {
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async call(text, argument) {
      const answer = (await send('script.callFunction', {
        functionDeclaration: text,
        arguments: [{ type: 'string', value: argument }],
        awaitPromise: true,
        target: { context },
      })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } };
      if (answer.result === undefined) throw new Error(answer.exceptionDetails?.text ?? answer.type);
      return answer.result.value;
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    async picture() {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
  };
}

const path = firstOf('/usr/bin/firefox-esr', '/usr/bin/firefox');

/** Gecko, by Firefox's own WebDriver BiDi, without a separate driver. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  launch: path === null ? null : () => launch(path),
};
