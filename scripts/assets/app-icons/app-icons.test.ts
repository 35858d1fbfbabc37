import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { FOLDER, pngFiles, textFiles } from './files.ts';
import { WALLET_FOLDER, walletPictures } from './wallet-pictures.ts';

const read = (file: string) => readFileSync(new URL(file, FOLDER));

/** PNG stores width and height in the first chunk (11.2.1). */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

it('favicons and manifests match the current mark, colours and names', () => {
  const stale = [...textFiles()].filter(([file, text]) => read(file).toString() !== text);
  expect(stale.map(([file]) => file)).toEqual([]);
});

it('every picture exists in its size, and is small', () => {
  const pictures = pngFiles();
  expect(pictures).toHaveLength(20);
  for (const { file, size } of pictures) {
    const png = read(file);
    expect([file, ...sizeOf(png)]).toEqual([file, size, size]);
    expect(png.length).toBeLessThan(30_000);
  }
});

it('every picture of passes exists in its size, and there are no others', () => {
  const pictures = walletPictures();
  for (const { file, size } of pictures)
    expect([file, ...sizeOf(readFileSync(new URL(file, WALLET_FOLDER)))]).toEqual([file, size, size]);
  const files = readdirSync(WALLET_FOLDER, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.includes('/')).sort()).toEqual(pictures.map(({ file }) => file).sort());
});

it('there are no other files, and manifests name existing files only', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('/'),
  );
  expect([...files].sort()).toEqual([...textFiles().keys(), ...pngFiles().map(({ file }) => file)].sort());
  for (const file of files.filter((name) => name.endsWith('.webmanifest'))) {
    const manifest = JSON.parse(read(file).toString()) as { icons: { src: string }[]; name: string };
    expect(manifest.icons.filter(({ src }) => !files.includes(`${dirname(file)}/${src}`))).toEqual([]);
    expect(manifest.icons).toHaveLength(3);
  }
});
