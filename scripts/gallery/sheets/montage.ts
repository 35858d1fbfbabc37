import type { Browser } from 'playwright-core';
import { dataUrl, type Cell, type Sheet } from './sheet.ts';

/** A row of pictures of the same size. */
export interface Row {
  label: string;
  /** column → PNG */
  shots: Map<string, Buffer>;
}

const CELL_WIDTH = 260;

/** Lays out pictures in rows and columns and takes one screenshot. */
export async function montage(browser: Browser, name: string, rows: readonly Row[]): Promise<Sheet> {
  const columns = [...(rows[0]?.shots.keys() ?? [])];
  const width = (CELL_WIDTH + 12) * columns.length + 110;
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.setContent(`<style>
    body { margin: 0; padding: 12px; background: #d9d7d2; font: 13px/1.4 sans-serif }
    table { border-spacing: 12px 8px } th { text-align: start; font-weight: 400 } img { display: block; width: ${CELL_WIDTH}px }
  </style><table>
    <tr><th></th>${columns.map((column) => `<th>${column}</th>`).join('')}</tr>
    ${rows.map((row) => tableRow(row)).join('')}
  </table>`);
  const cells = await page.locator('img').evaluateAll((images) =>
    images.map((image): Cell => {
      const { x, y, width, height } = image.getBoundingClientRect();
      const name = image.getAttribute('alt') ?? '';
      return { name, x: Math.floor(x), y: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) };
    }),
  );
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return { name, png, cells };
}

function tableRow({ label, shots }: Row): string {
  const images = [...shots].map(
    ([column, png]) => `<td><img alt="${label} ${column}" src="${dataUrl(png)}"></td>`,
  );
  return `<tr><th>${label}</th>${images.join('')}</tr>`;
}
