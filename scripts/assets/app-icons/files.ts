import { LANGUAGES } from '@resort/shared/contract';
import { SKINS } from '@resort/shared/skin/skins';
import { FAVICON, iconSvg } from './icon.ts';
import { PNG_FILES } from './png-files.ts';
import { webManifest } from './web-manifest.ts';

/** Folder of icons and manifests, with one folder for each skin; the shell's build copies its public folder. */
export const FOLDER = new URL('../../../shell/public/app/', import.meta.url);

/** File name → content of every text file: favicons and manifests. */
export function textFiles(): Map<string, string> {
  return new Map(
    SKINS.flatMap((skin): [string, string][] => [
      [`${skin}/icon.svg`, iconSvg(skin, FAVICON)],
      ...LANGUAGES.map((language): [string, string] => [
        `${skin}/${language}.webmanifest`,
        webManifest(skin, language),
      ]),
    ]),
  );
}

/** Every picture that is rendered from an icon. */
export function pngFiles(): { file: string; size: number; svg: string }[] {
  return SKINS.flatMap((skin) =>
    Object.values(PNG_FILES).map(({ name, size, shape }) => ({
      file: `${skin}/${name}`,
      size,
      svg: iconSvg(skin, shape),
    })),
  );
}
