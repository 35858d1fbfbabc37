import { fileURLToPath } from 'node:url';
import { readFolder } from '../../../src/domains/content/files/folder.ts';
import { importContent } from '../../../src/domains/content/files/import-content.ts';
import type { Files } from '../../../src/domains/content/files/write-files.ts';
import { macauDate } from '../../../src/platform/time/clock.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';

/** The day on which the demo's files were written, as far as their dates are concerned. */
const WRITTEN_ON = '2026-01-01';

export const DEMO_CONTENT = fileURLToPath(new URL('../../content', import.meta.url));

const DAY_MS = 86_400_000;
const DAY_OF_INSTANT = /\d{4}-\d{2}-\d{2}(?=T\d{2}:\d{2}:\d{2}\+08:00")/g;

/** The files as if they had been written today: what was to happen in a week then, does so from now. */
export function asOf(files: Files, now: Date): Files {
  const days = Math.round((Date.parse(macauDate(now)) - Date.parse(WRITTEN_ON)) / DAY_MS);
  const moved = (day: string) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
  return new Map([...files].map(([path, content]) => [path, content.replace(DAY_OF_INSTANT, moved)]));
}

/** The demo's articles, activities, advertisements and so on, where missing; their days count from the day they are added. */
export async function seedFiles(tx: Transaction, now: Date): Promise<void> {
  await importContent(tx, asOf(readFolder(DEMO_CONTENT), now), { actor: 'demo', onlyMissing: true });
}
