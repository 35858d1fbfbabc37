import type { BuildSource } from '@resort/shared/remote';
import { checkBuild, type Build } from '../../artifacts/build.ts';
import type { ScriptMap } from '../../artifacts/check-maps.ts';
import { UsageError } from '../../base/errors.ts';
import { readOptions, type Options } from '../../verbs/options.ts';
import { parseManifest } from '../../artifacts/manifest.ts';

/** A verb over HTTP: `POST /v1/<verb>` with the same words as on the command line. */
export interface WireCommand {
  /** `['mf-auth@2', '--channel', 'production']` */
  args: string[];
  /** for publish: contents of the units' dist folders */
  builds?: WireBuild[];
  /** for plan and apply: the text of the release file */
  file?: string;
}

interface WireBuild {
  /** the text of unit.json */
  manifest: string;
  /** base64 by path */
  files: Record<string, string>;
  /** commits and uncommitted changes; absent: unknown */
  source?: BuildSource;
  /** source maps: gzip in base64, and the hash of the script, by the script's path; absent: built without */
  maps?: Record<string, { script: string; map: string }>;
}

/** The result of a verb, for the command line. */
export interface WireAnswer {
  result: unknown;
  text: string;
  exitCode: number;
}

export function toWire({ manifest, files, source, maps }: Build): WireBuild {
  const encoded = [...files].map(([path, body]) => [path, body.toString('base64')]);
  return {
    manifest: JSON.stringify(manifest),
    files: Object.fromEntries(encoded),
    ...(source && { source }),
    ...(maps && { maps: Object.fromEntries([...maps].map(encodedMap)) }),
  };
}

const encodedMap = ([path, { script, gzip }]: [string, ScriptMap]) =>
  [path, { script, map: gzip.toString('base64') }] as const;

/** Validates a build received over HTTP like one in a folder. */
export function fromWire({ manifest, files, source, maps }: WireBuild): Build {
  const decoded = Object.entries(files).map(([path, body]) => [path, Buffer.from(body, 'base64')] as const);
  const sent = Object.entries(maps ?? {}).map(
    ([path, { script, map }]) => [path, { script, gzip: Buffer.from(map, 'base64') }] as const,
  );
  const build: Build = {
    manifest: parseManifest(manifest),
    files: new Map(decoded),
    ...(source && { source }),
    ...(sent.length > 0 && { maps: new Map(sent) }),
  };
  return checkBuild(build, 'what was sent');
}

/** Throws UsageError for an invalid body. The path names the verb; the caller cannot name an author. */
export function readCommand(
  verb: string,
  body: unknown,
): { options: Options; builds: WireBuild[]; file: string | undefined } {
  const { args, builds = [], file } = (body ?? {}) as Partial<WireCommand>;
  if (!Array.isArray(args) || !args.every((word) => typeof word === 'string'))
    throw new UsageError('The body is {"args": ["…"]}, with the words of the command line.');
  if (!Array.isArray(builds) || !builds.every(isWireBuild))
    throw new UsageError(
      'A build is {"manifest": "…", "files": {"path": "base64"}, "source": {…}, "maps": {…}}.',
    );
  if (file !== undefined && typeof file !== 'string') throw new UsageError('A file is sent as its text.');
  return { options: readOptions([verb, ...args], {}), builds, file };
}

function isWireBuild(one: unknown): one is WireBuild {
  const { manifest, files, source, maps } = Object(one) as Partial<WireBuild>;
  const isTexts = isRecord(files);
  return (
    typeof manifest === 'string' &&
    isTexts &&
    Object.values(files).every((text) => typeof text === 'string') &&
    (source === undefined || isSource(source)) &&
    (maps === undefined || (isRecord(maps) && Object.values(maps).every(isWireMap)))
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWireMap = (value: unknown) =>
  isRecord(value) && typeof value['script'] === 'string' && typeof value['map'] === 'string';

/** Commits and names that a sender may store with a version. */
const MOST = 200;
const isText = (value: unknown) => typeof value === 'string' && value.length <= 1_000;

function isSource(value: unknown): value is BuildSource {
  const { uncommitted, commits } = Object(value) as Partial<BuildSource>;
  const isList = (list: unknown): list is unknown[] => Array.isArray(list) && list.length <= MOST;
  const isCommit = (one: unknown) => {
    const { commit, author, at, subject } = Object(one) as Record<string, unknown>;
    return [commit, author, at, subject].every(isText) && !Number.isNaN(Date.parse(String(at)));
  };
  return isList(uncommitted) && uncommitted.every(isText) && isList(commits) && commits.every(isCommit);
}
