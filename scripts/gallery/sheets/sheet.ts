import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A named place on a sheet, in pixels. */
export interface Cell {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One picture with many cells: `<name>.png`, and `<name>.json` with their positions. */
export interface Sheet {
  name: string;
  png: Buffer;
  cells: Cell[];
}

export function writeSheet(folder: string, { name, png, cells }: Sheet): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), png);
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(cells, null, 1)}\n`);
  console.log(`${join(folder, name)}.png: ${cells.length} cells`);
}

export function readSheets(folder: string): Sheet[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => basename(file, '.png'))
    .map((name) => ({
      name,
      png: readFileSync(join(folder, `${name}.png`)),
      cells: JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Cell[],
    }));
}

/** For an `<img>` in a page. */
export function dataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
