import { releaseIn } from '@resort/shared/release-in-page';
import type { ScreenPacks } from '@resort/shared/remote';

/** The packs of a screen in the release that a new visitor gets. */
export async function packsOf(origin: string, path: string): Promise<ScreenPacks> {
  const { packs } = releaseIn(await (await fetch(`${origin}/en${path}`)).text());
  const own = packs?.[path];
  if (own === undefined) throw new Error(`the page of ${path} has no packs`);
  return own;
}
