import { releaseIn } from '@resort/shared/release-in-page';
import type { PagePack } from '@resort/shared/remote';

/** The pack of a screen in the release that a new visitor gets. */
export async function packOf(origin: string, path: string): Promise<PagePack> {
  const { packs } = releaseIn(await (await fetch(`${origin}/en${path}`)).text());
  const pack = packs?.[path];
  if (pack === undefined) throw new Error(`the page of ${path} has no pack`);
  return pack;
}
