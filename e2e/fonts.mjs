import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const projectRoot = new URL('..', import.meta.url).pathname;

/*
 * Chinese, Korean and Japanese need fonts that a bare machine lacks. The packages are large, so they are fetched only
 * there, into a folder of their own. Chromium reads no compressed web fonts from the system, hence these.
 */
const PACKAGES = ['@expo-google-fonts/noto-sans-sc@0.4.3', '@expo-google-fonts/noto-sans-kr@0.4.3'];
const CJK_FONT =
  /cjk|noto.?(sans|serif).?(sc|tc|hk|jp|kr)|pingfang|hiragino|songti|wqy|sourcehan|unifont|droidsansfallback/i;
const FONT_FOLDERS = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  '/System/Library/Fonts',
  '/Library/Fonts',
];

/** Environment for the browser: nothing where the machine has CJK fonts, else a font configuration of our own. */
export function fontSettings() {
  if (hasCjkFont()) return {};
  const folder = join(projectRoot, '.cache/fonts');
  const configuration = join(folder, 'fonts.conf');
  if (!existsSync(configuration)) bringFonts(folder, configuration);
  return { FONTCONFIG_FILE: configuration };
}

function hasCjkFont() {
  return FONT_FOLDERS.some((folder) =>
    globSync('**/*.{ttf,ttc,otf}', { cwd: folder }).some((file) => CJK_FONT.test(file)),
  );
}

function bringFonts(folder, configuration) {
  console.log('fonts: this machine has none for Chinese, Korean and Japanese; fetching two packages, once');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const install = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--no-save', ...PACKAGES];
  const { status } = spawnSync('npm', install, { cwd: folder, stdio: 'inherit' });
  if (status !== 0)
    throw new Error('the fonts could not be fetched; install fonts-noto-cjk or the like instead');
  const fonts = globSync('node_modules/@expo-google-fonts/*/{400Regular,700Bold}', { cwd: folder });
  const folders = [...fonts.map((path) => join(folder, path)), '/usr/share/fonts'];
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((path) => `  <dir>${path}</dir>`).join('\n')}
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
}
