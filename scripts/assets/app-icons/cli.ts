import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../e2e/src/page/phone.ts';
import { FOLDER, pngFiles, textFiles } from './files.ts';
import { WALLET_FOLDER, walletPictures } from './wallet-pictures.ts';

/*
 * `node scripts/run.mjs scripts/assets/app-icons/cli.ts`: regenerates icons and manifests after a change of mark,
 * colours or names.
 */
const browser = await launchBrowser();
try {
  for (const [file, text] of textFiles()) write(new URL(file, FOLDER), text);
  for (const { file, size, svg } of pngFiles()) write(new URL(file, FOLDER), await drawn(browser, svg, size));
  for (const { file, size, svg } of walletPictures())
    write(new URL(file, WALLET_FOLDER), await drawn(browser, svg, size));
} finally {
  await browser.close();
}

function write(place: URL, content: string | Buffer): void {
  mkdirSync(new URL('.', place), { recursive: true });
  writeFileSync(place, content);
}

async function drawn(from: Browser, svg: string, size: number): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}
