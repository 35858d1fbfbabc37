import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { hotelFile, type HotelFile } from './hotel-file.ts';

function pathsOf(given: string): string[] {
  const found = statSync(given, { throwIfNoEntry: false });
  if (found === undefined) throw new Error(`There is no file or folder "${given}".`);
  if (!found.isDirectory()) return [given];
  const names = readdirSync(given).filter((name) => name.endsWith('.json'));
  if (names.length === 0) throw new Error(`There is no .json file in "${given}".`);
  return names.toSorted().map((name) => join(given, name));
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} is no JSON: ${Object(error).message}.`, { cause: error });
  }
}

const problemsOf = (path: string, { issues }: z.ZodError) =>
  issues.map(({ path: at, message }) => `  ${path}: ${at.join('.')}: ${message}`);

function assertDistinct(files: readonly HotelFile[]): void {
  const codes = files.flatMap(({ code, stay }) => [code, ...(stay?.rooms ?? []).map((room) => room.code)]);
  const twice = codes.filter((code, at) => codes.indexOf(code) !== at);
  if (twice.length > 0) throw new Error(`Two hotels or room types have the code ${twice.join(', ')}.`);
}

/**
 * The hotels of a file, or of every .json file of a folder.
 * Throws one error with every problem: file, field and what is wrong.
 */
export function readHotelFiles(given: string): HotelFile[] {
  const read = pathsOf(given).map((path) => ({ path, result: hotelFile.safeParse(readJson(path)) }));
  const problems = read.flatMap(({ path, result }) => (result.success ? [] : problemsOf(path, result.error)));
  if (problems.length > 0) throw new Error(`Nothing was imported:\n${problems.join('\n')}`);
  const files = read.flatMap(({ result }) => (result.success ? [result.data] : []));
  assertDistinct(files);
  return files;
}
