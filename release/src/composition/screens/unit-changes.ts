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

/** Compares two versions of a unit by the hashes of their files. */
export async function changeOf(
  registry: Registry,
  before: UnitManifest,
  after: UnitManifest,
): Promise<UnitChange> {
  const texts = LANGUAGES.filter((language) => textsOf(before, language) !== textsOf(after, language));
  const [old, now] = await Promise.all([codeOf(registry, before), codeOf(registry, after)]);
  return { isCode: old !== now, texts };
}

const textsOf = ({ texts, files }: UnitManifest, language: Language): string =>
  texts[language].map((file) => files[file]?.integrity).join();

/** A text that is the same for two versions if they differ in texts alone. */
async function codeOf(registry: Registry, manifest: UnitManifest): Promise<string> {
  const { version: _version, commit: _commit, texts, files, entry, ...rest } = manifest;
  const textFiles = Object.values(texts).flat();
  const others = Object.entries(files)
    .filter(([file]) => file !== entry && !textFiles.includes(file))
    .map(([file, { integrity }]) => [file, integrity]);
  return canonicalJson({ rest, others, entry: await entryWithoutTexts(registry, manifest) });
}

/**
 * The entry has the names and hashes of all files, so it differs with every text: this replaces those of the text
 * files.
 */
async function entryWithoutTexts(registry: Registry, manifest: UnitManifest): Promise<string | null> {
  const { unit, version, texts, files, entry } = manifest;
  const object = await registry.get(keys.artifact(unit, version, entry));
  if (object === null) return null;
  let script = object.body.toString();
  for (const language of LANGUAGES)
    for (const [at, file] of texts[language].entries()) {
      const nameHash = file.split('.').at(-2) ?? file;
      const hash = files[file]?.integrity.replace(/^sha384-/, '') ?? file;
      for (const one of [hash, nameHash]) script = script.replaceAll(one, `${language}${at}`);
    }
  return script;
}
