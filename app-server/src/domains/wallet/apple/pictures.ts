import { readFileSync, readdirSync } from 'node:fs';
import type { Skin } from '@resort/shared/skin/skins';
import { coloursOf } from '@resort/shared/skin/tokens';

type Files = Readonly<Record<string, Buffer>>;

const read = new Map<Skin, Files>();

/** Icon and logo in a skin (scripts/assets/app-icons draws them). */
export function picturesOf(skin: Skin): Files {
  let files = read.get(skin);
  if (files === undefined) {
    const folder = new URL(`../pictures/${skin}/`, import.meta.url);
    files = Object.fromEntries(
      readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder))]),
    );
    read.set(skin, files);
  }
  return files;
}

/** `#rrggbb` → `rgb(r, g, b)`, the only form that Apple reads. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Those of the app's icon. */
export function passColours(skin: Skin) {
  const { 'face-mid': ground = '#000000', accent = '#ffffff' } = coloursOf(skin, 'dark');
  return { backgroundColor: rgb(ground), foregroundColor: rgb('#ffffff'), labelColor: rgb(accent) };
}
