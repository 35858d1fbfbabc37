import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { TESTS } from './variables.mjs';

const projectRoot = new URL('..', import.meta.url).pathname;
const CACHE = join(projectRoot, '.cache/fonts');

/*
 * Tests never use the machine's fonts. `noto` is the usual set: Noto Sans SC also has every Japanese and
 * Traditional Chinese character of our texts. `dejavu` is wider and lacks Chinese, Japanese and Korean: a
 * layout that works with both does not depend on the font. `E2E_FONTS` selects the set. `device` are the faces of
 * phones and computers (Arimo has the widths of Arial), for the test of the faces that replace ours.
 */
const SETS = {
  noto: {
    packages: [
      '@expo-google-fonts/noto-sans@0.4.2',
      '@expo-google-fonts/noto-sans-sc@0.4.3',
      '@expo-google-fonts/noto-sans-kr@0.4.3',
    ],
    files: '@expo-google-fonts/*/{400Regular,700Bold}/*.ttf',
    sans: ['Noto Sans', 'Noto Sans SC', 'Noto Sans KR'],
    serif: ['Noto Sans', 'Noto Sans SC', 'Noto Sans KR'],
    mono: ['Noto Sans', 'Noto Sans SC', 'Noto Sans KR'],
  },
  dejavu: {
    packages: ['dejavu-fonts-ttf@2.37.3'],
    files: 'dejavu-fonts-ttf/ttf/DejaVu{Sans,Serif,SansMono}{,-Bold}.ttf',
    sans: ['DejaVu Sans'],
    serif: ['DejaVu Serif'],
    mono: ['DejaVu Sans Mono'],
  },
  device: {
    packages: ['@expo-google-fonts/arimo@0.4.2', '@expo-google-fonts/roboto@0.4.3'],
    files: '@expo-google-fonts/*/400Regular/*Regular.ttf',
    sans: ['Arimo'],
    serif: ['Arimo'],
    mono: ['Arimo'],
  },
};

/** Environment for a browser with our fonts only. The first call fetches them into `.cache/fonts`. */
export function fontSettings(name = process.env.E2E_FONTS || TESTS.E2E_FONTS.default) {
  const folder = fontFolder(name);
  const configuration = join(CACHE, name, 'fonts.conf');
  writeWhole(configuration, fontConfiguration(SETS[name], folder));
  return { FONTCONFIG_FILE: configuration };
}

/** The folder with the files of a set. */
export function fontFolder(name) {
  const set = SETS[name];
  if (set === undefined) throw new Error(`E2E_FONTS is ${name}; it can be ${Object.keys(SETS).join(' or ')}`);
  const folder = join(CACHE, name, set.packages.map((each) => each.split('@').at(-1)).join('-'));
  if (!existsSync(folder)) fetchFonts(name, set, folder);
  return folder;
}

/** Keeps the few files that we use, a twentieth of the packages' size. */
function fetchFonts(name, { packages, files }, folder) {
  console.error(`fonts: fetching the set "${name}" from the npm registry, once (about 10 s)`);
  mkdirSync(join(folder, '..'), { recursive: true });
  const work = mkdtempSync(`${folder}.`);
  try {
    writeFileSync(join(work, 'package.json'), '{ "private": true }\n');
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--no-save', '--ignore-scripts'];
    const { status } = spawnSync('npm', ['install', ...quiet, ...packages], {
      cwd: work,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const found = globSync(files, { cwd: join(work, 'node_modules') });
    if (status !== 0 || found.length === 0) throw new Error(`the fonts could not be fetched: ${packages}`);
    const kept = join(work, 'kept');
    mkdirSync(kept);
    for (const file of found) copyFileSync(join(work, 'node_modules', file), join(kept, basename(file)));
    renameUnlessThere(kept, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Another worker may have fetched the same files meanwhile. */
function renameUnlessThere(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}

/** Atomic, so that a browser that starts meanwhile never reads half of the text. */
function writeWhole(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  const half = `${file}.${process.pid}`;
  writeFileSync(half, text);
  renameSync(half, file);
}

/** Excludes the machine's font folders, maps generic names to families, and fixes the rendering. */
function fontConfiguration({ sans, serif, mono }, folder) {
  const generic = { 'sans-serif': sans, sans: sans, 'system-ui': sans, serif, monospace: mono };
  const alias = ([name, families]) =>
    `  <alias binding="same"><family>${name}</family><prefer>${families.map((family) => `<family>${family}</family>`).join('')}</prefer></alias>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, '..', 'cache')}</cachedir>
${Object.entries(generic).map(alias).join('\n')}
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;
}
