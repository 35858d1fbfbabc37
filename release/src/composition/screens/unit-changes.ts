import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@resort/shared/contract';
import type { UnitManifest } from '@resort/shared/remote';
import { canonicalJson } from '../../base/hashing.ts';
import type { Registry } from '../../registry/registry.ts';
import { keys } from '../../storage/names.ts';

/** How a version of a unit differs from the one before. */
export interface UnitChange {
  /** anything but texts */
  isCode: boolean;
  /** languages whose texts differ */
  texts: Language[];
}

/** Compares the content of two versions of a unit. */
export async function changeOf(
  registry: Registry,
  before: UnitManifest,
  after: UnitManifest,
): Promise<UnitChange> {
  const [old, now] = await Promise.all([contentOf(registry, before), contentOf(registry, after)]);
  return {
    isCode: old.code !== now.code,
    texts: LANGUAGES.filter((language) => old.texts[language] !== now.texts[language]),
  };
}

interface Content {
  /** equal for versions that differ in texts alone */
  code: string;
  texts: Partial<Record<Language, string>>;
}

async function contentOf(registry: Registry, manifest: UnitManifest): Promise<Content> {
  const { version: _version, commit: _commit, entry: _entry, texts, files, ...rest } = manifest;
  const hashes = new Map<string, string>();
  for (const file of Object.keys(files)) hashes.set(file, await hashOf(registry, manifest, file));
  const ofTexts = LANGUAGES.map((language) => [
    language,
    texts[language].map((file) => hashes.get(file)).join(),
  ]);
  for (const file of Object.values(texts).flat()) hashes.delete(file);
  const code = canonicalJson({ rest, hashes: [...hashes.values()].sort() });
  return { code, texts: Object.fromEntries(ofTexts) };
}

/**
 * The hash of a file without what differs between any two versions: every script names the version, and the entry the
 * names and hashes of all other files, which are compared themselves.
 */
async function hashOf(registry: Registry, manifest: UnitManifest, file: string): Promise<string> {
  const { unit, version, container, files, entry } = manifest;
  const object = await registry.get(keys.artifact(unit, version, file));
  if (object === null) return 'missing';
  const [, packageVersion = version, ownHash = version] = /^(.+)-([0-9a-f]{12})$/.exec(version) ?? [];
  let text = object.body.toString('latin1');
  if (ownHash.length === 12) text = text.replaceAll(ownHash, 'version');
  if (file === entry) {
    // the federation's name of this build: `mf_vouchers:0.1.0`
    text = text.replaceAll(`${container}:${packageVersion}`, `${container}:`);
    for (const [other, { integrity }] of Object.entries(files))
      for (const one of [integrity.slice('sha384-'.length), other.split('.').at(-2) ?? ''])
        if (one.length >= 10) text = text.replaceAll(one, 'file');
  }
  return createHash('sha256').update(text, 'latin1').digest('hex');
}
