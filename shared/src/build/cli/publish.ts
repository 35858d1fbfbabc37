import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { BuildSource } from '../../remote/unit-manifest.ts';
import { mapsFolder, type MapIndex } from '../source-maps.ts';
import { buildSource } from '../version/build-source.ts';

/** What the registry answers (release/src/http/wire.ts), or its problem+json. */
interface Answer {
  text?: string;
  detail?: string;
}

/**
 * Sends the build in `dist` to a registry of releases: `POST /v1/publish`. Returns the registry's line about it. Throws if
 * an address or a token is missing, or if the registry refuses.
 */
export async function publish(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const { RELEASE_REGISTRY: registry, RELEASE_TOKEN: token } = env;
  if (!registry) throw new Error('RELEASE_REGISTRY is missing: the address of the registry of releases.');
  if (!token) throw new Error('RELEASE_TOKEN is missing: a token for publish:<unit>.');
  const response = await fetch(new URL('/v1/publish', registry), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      args,
      builds: [{ ...readBuild(join(root, 'dist')), ...sourceOf(root), ...mapsOf(join(root, 'dist')) }],
    }),
  }).catch(() => null);
  if (response === null) throw new Error(`No response from ${registry}: is it the address of a registry?`);
  const answer = (await response.json().catch(() => ({}))) as Answer;
  if (!response.ok || answer.text === undefined)
    throw new Error(answer.detail ?? `The server at ${registry} (${response.status}) is no registry.`);
  return answer.text;
}

/** Commits and uncommitted changes; nothing outside a checkout. */
function sourceOf(root: string): { source?: BuildSource } {
  const source = buildSource(root, fileURLToPath(new URL('../../../../', import.meta.url)));
  return source === null ? {} : { source };
}

/** The source maps beside the build, as the registry takes them (release/src/server/http/wire.ts). */
function mapsOf(dist: string): { maps?: Record<string, { script: string; map: string }> } {
  const folder = mapsFolder(dist);
  if (!existsSync(join(folder, 'maps.json'))) return {};
  const { scripts } = JSON.parse(readFileSync(join(folder, 'maps.json'), 'utf8')) as MapIndex;
  const maps = Object.entries(scripts).map(([path, script]) => {
    const map = gzipSync(readFileSync(join(folder, `${path}.map`)), { level: 9 }).toString('base64');
    return [path, { script, map }] as const;
  });
  return { maps: Object.fromEntries(maps) };
}

/** The text of unit.json, and every other file as base64 by its path. */
function readBuild(dist: string): { manifest: string; files: Record<string, string> } {
  if (!existsSync(join(dist, 'unit.json'))) throw new Error('dist has no unit.json: run resort build first.');
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file !== join(dist, 'unit.json'));
  return {
    manifest: readFileSync(join(dist, 'unit.json'), 'utf8'),
    files: Object.fromEntries(
      paths.map((file) => [relative(dist, file).split(sep).join('/'), readFileSync(file).toString('base64')]),
    ),
  };
}
