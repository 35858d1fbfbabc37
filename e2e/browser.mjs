import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bringTool } from '../tools/bring.mjs';
import { fontSettings } from './fonts.mjs';
import { TESTS } from './variables.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Only the last such flag counts, so this one repeats Playwright's own. The first two features are pages of
 * the address bar that tests never see: each new window evaluates them, 0.3 s of processor time.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AcceptCHFrame',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** The member's place, wherever the tests run; journeys about other places change it for their phone. */
const PLACE = { TZ: 'Asia/Macau', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8', LANGUAGE: 'en_US' };

const FLAGS = [
  '--lang=en-US',
  '--no-sandbox',
  '--disable-gpu',
  // WebGL without a graphics card, for the map; only our own pages are opened
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];

/** One line for the log: `browser: /usr/bin/chromium, Chromium 156.0.1 (installed)`. */
export function browserLine({ executablePath, env, source }) {
  const { stdout } = spawnSync(executablePath, ['--version'], { env, encoding: 'utf8', timeout: 20_000 });
  const version = /^\D*[\d.]+/.exec(stdout ?? '')?.[0] ?? 'of an unknown version';
  return `browser: ${executablePath}, ${version} (${source}); fonts: ${env.E2E_FONTS || TESTS.E2E_FONTS.default}`;
}

/** The path of a browser that needs no download; undefined if there is none. */
export function installedBrowser() {
  const given = process.env.CHROMIUM_PATH;
  return [...(given ? [given] : INSTALLED)].find((path) => existsSync(path));
}

/**
 * How to launch a browser on this machine, with our fonts for all five languages: CHROMIUM_PATH, an installed
 * one, or the one of tools/chromium with its system libraries. `source` says which.
 */
export async function findBrowser() {
  const env = { ...process.env, ...PLACE, ...fontSettings() };
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist`);
    return { executablePath: given, args: FLAGS, env, source: 'CHROMIUM_PATH' };
  }
  const installed = installedBrowser();
  if (installed) return { executablePath: installed, args: FLAGS, env, source: 'installed' };
  return { ...(await packagedBrowser(env)), source: 'npm package' };
}

/** Omits its flags for small machines, which disable web security features that we test. */
async function packagedBrowser(env) {
  const { chromium, inflate, packageFolder } = await bringTool('chromium');
  const executablePath = await chromium.executablePath();
  const libraries = await inflate(join(packageFolder, 'bin/al2023.tar.br'));
  return {
    executablePath,
    args: [...FLAGS, '--headless=shell'],
    env: { ...env, LD_LIBRARY_PATH: join(libraries, 'lib') },
  };
}
