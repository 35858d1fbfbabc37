import { existsSync } from 'node:fs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How to launch a browser on this machine: CHROMIUM_PATH, an installed one, else the one among the packages. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist`);
    return { executablePath: given, args: FLAGS, source: 'CHROMIUM_PATH' };
  }
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return { executablePath: installed, args: FLAGS, source: 'installed' };

  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  return { executablePath, args: [...new Set([...chromium.args, ...FLAGS])], source: 'npm package' };
}
