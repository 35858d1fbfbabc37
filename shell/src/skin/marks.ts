import type { Language } from '@resort/shared/contract';
import type { PageRelease } from '@resort/shared/remote';
import type { Skin } from '@resort/shared/skin';

/** Folder of icons and manifests, by skin, below the shell's base. The page's release does not list them one by one. */
export const MARKS_FOLDER = 'app/';

/** Icon, home-screen icon and web app manifest of one skin: `rel` → address. */
export function marksOf(
  { units }: Pick<PageRelease, 'units'>,
  skin: Skin,
  language: Language,
): Record<string, string> {
  const base = `${units['shell']?.base ?? '/'}${MARKS_FOLDER}${skin}/`;
  return {
    icon: `${base}icon.svg`,
    'apple-touch-icon': `${base}180.png`,
    manifest: `${base}${language}.webmanifest`,
  };
}

/** Sets the skin's icons and manifest before the browser requests any, and again when the skin changes. */
export function wearMarks(release: Pick<PageRelease, 'units'>, skin: Skin, language: Language): void {
  for (const [rel, href] of Object.entries(marksOf(release, skin, language))) {
    const link =
      document.head.querySelector<HTMLLinkElement>(`link[rel=${rel}]`) ?? document.createElement('link');
    document.head.append(Object.assign(link, { rel, href }));
  }
}
