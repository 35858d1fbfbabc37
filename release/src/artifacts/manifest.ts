import { LANGUAGES } from '@resort/shared/contract';
import type { UnitManifest } from '@resort/shared/remote';
import { RefusedError } from '../base/errors.ts';
import { isFilePath, isUnitName, isVersion } from '../storage/names.ts';

type Test = (value: unknown) => boolean;

const isString: Test = (value) => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nullOr =
  (test: Test): Test =>
  (value) =>
    value === null || test(value);
const optional =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const recordOf =
  (test: Test): Test =>
  (value) =>
    isObject(value) && Object.values(value).every(test);
const shape =
  (tests: Record<string, Test>): Test =>
  (value) =>
    isObject(value) && Object.entries(tests).every(([key, test]) => test(value[key]));

const isFiles = listOf(isString);
const isHour: Test = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 24;
/** A page sends early calls before the guard decides, so they must only read. Lists are often read by POST. */
const isEarlyCall = shape({
  call: (value) => typeof value === 'string' && /^(?:GET|POST) \/[^{}?#\s]+$/.test(value),
  payload: optional(
    recordOf(
      (value) => isString(value) || Number.isFinite(value) || shape({ inDays: Number.isInteger })(value),
    ),
  ),
  hours: optional((value) => listOf(isHour)(value) && (value as unknown[]).length === 2),
});
const isNeed: Test = (value) =>
  isString(value) || (Array.isArray(value) && value.length > 1 && value.every(isString));
const isRoute = shape({
  path: isString,
  access: (value) => value === 'public' || value === 'member',
  files: isFiles,
  shares: isFiles,
  needs: optional(listOf(isNeed)),
  prefetch: optional(listOf(isEarlyCall)),
});

const FIELDS: Record<keyof UnitManifest, Test> = {
  schema: (value) => value === 'unit/1',
  unit: (value) => typeof value === 'string' && isUnitName(value),
  version: (value) => typeof value === 'string' && isVersion(value),
  commit: nullOr(isString),
  entry: isString,
  container: nullOr(isString),
  files: recordOf(shape({ integrity: isString, bytes: (value) => Number.isSafeInteger(value) })),
  routes: listOf(isRoute),
  texts: shape(Object.fromEntries(LANGUAGES.map((language) => [language, isFiles]))),
  page: nullOr(
    shape({
      template: isString,
      boot: isString,
      scripts: isFiles,
      styles: isFiles,
      inlineStyle: optional(isString),
      fonts: optional(isFiles),
      shortRelease: optional((value) => value === true),
      worker: optional(isString),
    }),
  ),
  provides: recordOf(isFiles),
  shared: recordOf(isString),
  scope: optional(
    shape({ name: (value) => isString(value) && value !== 'default', shared: recordOf(isString) }),
  ),
  uses: optional(recordOf(isFiles)),
  offers: optional(recordOf(isFiles)),
  types: optional((value) => recordOf(isString)(value) && Object.keys(value as object).every(isFilePath)),
  sets: optional(recordOf(recordOf(isFiles))),
  links: optional(isFiles),
  contract: optional(recordOf(shape({ request: nullOr(isObject), reply: isObject }))),
};

/** Parses a `unit.json`; refuses with a message that names the field. */
export function parseManifest(text: string): UnitManifest {
  const value = parseJson(text);
  for (const [field, test] of Object.entries(FIELDS)) {
    if (!isObject(value) || !test(value[field])) {
      throw new RefusedError(`unit.json: "${field}" is missing or not what a unit/1 manifest has there.`);
    }
  }
  const manifest = value as UnitManifest;
  for (const file of Object.keys(manifest.files)) {
    if (!isFilePath(file)) {
      throw new RefusedError(
        `unit.json: "${file}" is no plain path below the unit's base, or a reserved name.`,
      );
    }
  }
  refuseCollisions(Object.keys(manifest.files));
  return manifest;
}

/** On a case-insensitive file system two such files would be one; and no file can also be a folder. */
function refuseCollisions(files: readonly string[]): void {
  const folded = files.map((file) => file.toLowerCase());
  const names = new Set(folded);
  const folders = new Set(folded.flatMap((file) => foldersOf(file)));
  const found = files.find((_file, at) => {
    const name = folded[at] ?? '';
    return folders.has(name) || (names.size < files.length && folded.indexOf(name) !== at);
  });
  if (found !== undefined)
    throw new RefusedError(`unit.json: "${found}" conflicts with another file: rename one of them.`);
}

/** `a/b/c.js` → `a`, `a/b` */
function foldersOf(file: string): string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_name, at) => names.slice(0, at + 1).join('/'));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedError('unit.json is not JSON.');
  }
}
