import { versionByContent } from '@resort/shared/build/version-mark';
import type { BuildSource, UnitManifest } from '@resort/shared/remote';
import { RefusedError } from '../base/errors.ts';
import { unfitFile } from './file-types.ts';
import { integrityOf } from '../base/hashing.ts';
import { isDevelopmentBuild } from '../storage/names.ts';
import { checkMaps, type Maps } from './check-maps.ts';
import { filesOfPage } from './page-files.ts';
import { BODY_MARKER, HEAD_MARKER } from './page-template.ts';

/** A build, read once, so that the hashed bytes are the stored bytes. */
export interface Build {
  manifest: UnitManifest;
  /** by path below the unit's base */
  files: Map<string, Buffer>;
  /** absent or null: unknown */
  source?: BuildSource | null;
  /** absent: built without */
  maps?: Maps;
}

/**
 * Throws RefusedError if the version does not follow from the build's content, so that nobody can give a build the name
 * of another one. A development build keeps its name, because members never get it.
 */
export function refuseOtherVersion({ manifest, files }: Build): void {
  const { unit, version } = manifest;
  if (isDevelopmentBuild(version)) return;
  const right = versionByContent(manifest, files);
  if (right === null)
    throw new RefusedError(
      `"${version}" of ${unit} is no version of a build: it is <package version>-<12 hex digits>.`,
    );
  if (right !== version)
    throw new RefusedError(
      `unit.json says ${unit}@${version}, but by its content this build is ${right}: build the unit again.`,
    );
}

/** Refuses a build that differs from its `unit.json`. `where`: its location, for the error message. */
export function checkBuild(build: Build, where: string): Build {
  const { manifest, files } = build;
  const unlisted = [...files.keys()].find((path) => !Object.hasOwn(manifest.files, path));
  if (unlisted !== undefined) {
    throw new RefusedError(`${unlisted} is in ${where}, but ${manifest.unit}'s unit.json does not list it.`);
  }
  for (const [path, { integrity, bytes }] of Object.entries(manifest.files)) {
    const body = files.get(path);
    if (body === undefined) throw new RefusedError(`${path} is in unit.json, but not in ${where}.`);
    if (body.length !== bytes || integrityOf(body) !== integrity) {
      throw new RefusedError(`${path} is not the file that unit.json describes: it changed after the build.`);
    }
  }
  const unfit = unfitFile(files, manifest.page?.template);
  if (unfit !== null) throw new RefusedError(unfit);
  checkPage(build);
  if (build.maps) checkMaps(manifest, files, build.maps);
  return build;
}

/** Checks that the parts that the origin inserts into the page fit there. */
function checkPage({ manifest: { page }, files }: Build): void {
  if (page === null) return;
  const missing = filesOfPage(page).find((file) => !files.has(file));
  if (missing !== undefined) throw new RefusedError(`The page names ${missing}, which is none of its files.`);
  const template = files.get(page.template)?.toString() ?? '';
  for (const marker of ['<html', HEAD_MARKER, BODY_MARKER]) {
    if (template.split(marker).length !== 2) {
      throw new RefusedError(`The page's template ${page.template} must have ${marker} exactly once.`);
    }
  }
  if (/<\/script|<!--/i.test(files.get(page.boot)?.toString() ?? '')) {
    throw new RefusedError(`${page.boot} would end its own script element: it has </script or <!-- in it.`);
  }
  const { inlineStyle } = page;
  if (inlineStyle !== undefined && /<\/style/i.test(files.get(inlineStyle)?.toString() ?? '')) {
    throw new RefusedError(`${inlineStyle} would end its own style element: it has </style in it.`);
  }
}
