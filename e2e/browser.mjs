import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
 * the address bar that tests never see: each new window evaluates them, 0.3 s of processor time. With the one of
 * dictionaries off, a self-signed certificate suffices for them; the bench has one.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AcceptCHFrame',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'CompressionDictionaryTransportRequireKnownRootCert',
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
  const given = givenBrowser();
  if (given) return given;
  const installed = installedBrowser();
  return installed ? launch(installed, 'installed') : packagedBrowser();
}

/**
 * The same for the tests: CHROMIUM_PATH, or the one version of tools/chromium on every machine that it runs on. It is
 * also the faster one: a journey takes a fifth less processor time than with the whole of Chromium.
 */
export async function findTestBrowser() {
  const given = givenBrowser();
  if (given) return given;
  const hasPackage = process.platform === 'linux' && process.arch === 'x64';
  return hasPackage ? packagedBrowser() : findBrowser();
}

function givenBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (!given) return null;
  if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist`);
  return launch(given, 'CHROMIUM_PATH');
}

const launch = (executablePath, source) => ({ executablePath, args: FLAGS, env: environment(), source });

const environment = () => ({ ...process.env, ...PLACE, ...fontSettings() });

/** Omits its flags for small machines, which disable web security features that we test. */
async function packagedBrowser() {
  const { unpackedBrowser } = await bringTool('chromium');
  const { executablePath, libraries } = await unpackedBrowser();
  const found = launch(executablePath, 'npm package');
  return {
    ...found,
    // unlike the whole of Chromium, it would round the width of each letter
    args: [...FLAGS, '--headless=shell', '--font-render-hinting=none'],
    env: { ...found.env, LD_LIBRARY_PATH: libraries },
  };
}
