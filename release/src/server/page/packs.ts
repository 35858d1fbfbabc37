import { LANGUAGES, type Language } from '@resort/shared/contract';
import type { PagePack, ReleaseDocument, ScreenPacks } from '@resort/shared/remote';
import { LRUCache } from 'lru-cache';
import { compress, type EncodingToken } from '../../artifacts/compressed-forms.ts';
import { integrityOf } from '../../base/hashing.ts';
import type { Storage } from '../../storage/storage.ts';
import { packText } from './pack-text.ts';
import { planPacks, type PackedFile, type PackPlan } from './plan-pack.ts';

/** As for pages: a pack is compressed once per release. */
const BROTLI_QUALITY = 11;
/** Packs in memory for each release: those of the screens that visitors open first. */
const KEPT = 256;

/** The packs of one release. */
export interface Packs {
  /** path → the packs of this screen, for the page; without screens that have no scripts to pack */
  of(paths: readonly string[], language: Language): Promise<Record<string, ScreenPacks>>;
  /** a pack's bytes; null if this release has no pack at the address */
  body(address: string, encoding: EncodingToken | null): Promise<Buffer | null>;
}

interface Made {
  text: Buffer;
  /** addresses */
  files: string[];
}

/**
 * Packs follow from the release, so that each server can make them, and nothing is stored. One is made when it is first
 * needed. A file that differs from the release makes it fail: the page's hash of the pack must not vouch for it.
 */
export function packsOf(release: ReleaseDocument, storage: Storage): Packs {
  const planned = new Map<string, PackedFile[]>();
  for (const { path } of release.routes)
    for (const language of LANGUAGES) {
      const { scripts, styles } = planPacks(release, path, language);
      for (const plan of [scripts, styles]) if (plan !== null) planned.set(plan.address, plan.files);
    }

  async function read({ address, integrity }: PackedFile): Promise<[address: string, text: string]> {
    const object = await storage.get(address.slice(1));
    if (object === null || integrityOf(object.body) !== integrity)
      throw new Error(`${address} is missing or not what was published.`);
    return [address, object.body.toString()];
  }

  const made = new LRUCache<string, Made>({
    max: KEPT,
    fetchMethod: async (address) => {
      const files = await Promise.all((planned.get(address) ?? []).map(read));
      const pack = packText(address, files);
      return { ...pack, text: Buffer.from(pack.text) };
    },
  });
  const compressed = new LRUCache<string, Buffer>({
    max: KEPT,
    fetchMethod: async (key) => {
      const [encoding, address] = key.split(' ') as [EncodingToken, string];
      const pack = await made.fetch(address);
      return pack && compress(encoding, pack.text, BROTLI_QUALITY);
    },
  });

  async function packOf(plan: PackPlan | null): Promise<PagePack | null> {
    if (plan === null) return null;
    const { address } = plan;
    const pack = await made.fetch(address).catch(() => undefined);
    if (pack === undefined || pack.files.length < 2) return null;
    return { address, integrity: integrityOf(pack.text), files: pack.files };
  }

  async function screenPacks(path: string, language: Language): Promise<ScreenPacks | null> {
    const plan = planPacks(release, path, language);
    const [scripts, styles] = await Promise.all([packOf(plan.scripts), packOf(plan.styles)]);
    return scripts && { ...scripts, ...(styles && { styles }) };
  }

  return {
    async of(paths, language) {
      const all = await Promise.all(
        paths.map(async (path) => [path, await screenPacks(path, language)] as const),
      );
      return Object.fromEntries(all.flatMap(([path, packs]) => (packs === null ? [] : [[path, packs]])));
    },
    async body(address, encoding) {
      if (!planned.has(address)) return null;
      if (encoding !== null) return (await compressed.fetch(`${encoding} ${address}`)) ?? null;
      return (await made.fetch(address))?.text ?? null;
    },
  };
}
