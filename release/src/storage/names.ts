import { RefusedError } from '../base/errors.ts';
import { isStorageKey } from './storage.ts';

const UNIT = /^[a-z][a-z0-9-]{0,62}$/;
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]{0,126}$/;

/** Names that the registry writes below an artifact's base, and the origin's packs; a build must not contain them. */
const RESERVED = /^(?:artifact|unit)\.json$|\.(?:br|gz)$|^pack\.[0-9a-f]+\.(?:js|css)$/;

/** Segments that are devices, or lose their last dot, on another system, and `__proto__`. */
const TREACHEROUS = /(?:^|\/)(?:(?:con|prn|aux|nul|com\d|lpt\d)(?:\.[^/]*)?|[^/]*\.|__proto__)(?:\/|$)/i;

/** Leaves space for the suffix of a compressed form within a file system's limit of 255 bytes. */
const LONGEST_PATH = 240;

export const isUnitName = (name: string): boolean => UNIT.test(name);
export const isVersion = (version: string): boolean => VERSION.test(version);

export const MEMBERS_CHANNEL = 'production';

/** Only `npm run dev` publishes and pins such a build, on its own channel. */
export const DEVELOPMENT_CHANNEL = 'development';
export const isDevelopmentBuild = (version: string): boolean => version.endsWith('-development');

/** A relative path that is equal as text, as a file and in a URL: nothing to decode, no `..`. */
export const isFilePath = (path: string): boolean =>
  isStorageKey(path) && path.length <= LONGEST_PATH && !RESERVED.test(path) && !TREACHEROUS.test(path);

export interface UnitVersionName {
  unit: string;
  version: string;
}

/** Splits `mf-auth@0.1.0-3fa94c1b2d7e` into unit and version. */
export function parseUnitVersion(text: string): UnitVersionName {
  const [unit = '', version = '', ...rest] = text.split('@');
  if (!isUnitName(unit) || !isVersion(version) || rest.length > 0) {
    throw new RefusedError(`"${text}" is not <unit>@<version>, such as mf-auth@0.1.0-3fa94c1b2d7e.`);
  }
  return { unit, version };
}

/** Throws for a name that is invalid in a key. */
export function assertChannel(channel: string): string {
  if (!UNIT.test(channel)) {
    throw new RefusedError(`"${channel}" is no channel name: small letters, digits and hyphens only.`);
  }
  return channel;
}

/** Throws for a name that is invalid in a cookie. */
export function assertCohort(cohort: string): string {
  if (!UNIT.test(cohort)) {
    throw new RefusedError(`"${cohort}" is no cohort: small letters, digits and hyphens only.`);
  }
  return cohort;
}

/** All keys of the registry. The origin serves objects at the same paths. */
export const keys = {
  artifact: (unit: string, version: string, file: string) => `artifacts/${unit}/${version}/${file}`,
  seal: (unit: string, version: string) => `artifacts/${unit}/${version}/artifact.json`,
  provenance: (unit: string, version: string) => `provenance/${unit}/${version}.json`,
  /** the hashes of the source maps, signed; the origin serves none of them, because they are not artifacts */
  maps: (unit: string, version: string) => `maps/${unit}/${version}/maps.json`,
  map: (unit: string, version: string, script: string) => `maps/${unit}/${version}/${script}.map.gz`,
  mapsOf: (unit: string, version: string) => `maps/${unit}/${version}/`,
  /** where pages that run this version crashed */
  crashes: (unit: string, version: string) => `crashes/${unit}/${version}.json`,
  /** the last check that opened this version's screens */
  checked: (unit: string, version: string) => `checked/${unit}/${version}.json`,
  release: (channel: string, number: number) => `releases/${channel}/${number}.json`,
  /** the release of a tester's page; beside the releases, because browsers cache it likewise */
  granted: (channel: string, id: string) => `releases/${channel}/grant-${id}.json`,
  grant: (channel: string, id: string) => `grants/${channel}/${id}.json`,
  /** an empty marker: the link was opened */
  grantOpened: (channel: string, id: string) => `grants/${channel}/${id}.opened`,
  proposal: (channel: string, id: string) => `proposals/${channel}/${id}.json`,
  scheduled: (channel: string, id: string) => `scheduled/${channel}/${id}.json`,
  signature: (channel: string, number: number) => `releases/${channel}/${number}.json.sig`,
  pointer: (channel: string) => `channels/${channel}.json`,
  /** an empty marker; its name sorts by publishing time, so that a list needs no documents */
  published: (unit: string, publishedAt: string, version: string) =>
    `published/${unit}/${publishedAt.replaceAll(/[-:.]/g, '')}@${version}`,
  audit: (sequence: number) => `audit/${String(sequence).padStart(9, '0')}.json`,
  policy: (channel: string) => `policies/${channel}.json`,
  verdict: (digest: string) => `verdicts/${digest}.json`,
  /** an empty marker: a server has begun this night's check */
  nightly: (channel: string, day: string) => `nightly/${channel}/${day}`,
  token: (name: string) => `tokens/${name}.json`,
  /** how far a receiver of notices has been told */
  notices: (target: string) => `notices/${target}.json`,
  /** an empty marker: the log warns of the end of this token */
  tokenWarned: (name: string, expiresAt: string) =>
    `alarms/tokens/${name}/${expiresAt.replaceAll(/[-:.]/g, '')}`,
  /** reports of pages while this release was current */
  health: (channel: string, current: number) => `health/${channel}/${current}.json`,
  healthOf: (channel: string) => `health/${channel}/`,
  /** an empty marker: this alarm was raised */
  alarm: (channel: string, release: number, name: string) => `alarms/${channel}/${release}/${name}`,
};
