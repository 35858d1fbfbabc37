import { apiSettings } from '../../../api/settings.ts';
import type { Skin } from '../../../skin/index.ts';

/**
 * Resolves the address of a picture in a response. An address with a leading slash is below the API base, as
 * for calls; `{skin}` is replaced by the page's skin if a picture exists in all five.
 */
export function pictureAddress(src: string, skin: Skin): string {
  const own = src.replaceAll('{skin}', skin);
  return /^\/(?!\/)/.test(own) ? apiSettings().baseUrl + own : own;
}

/** The same for each address of a `srcset`. */
export const pictureAddresses = (srcset: string, skin: Skin): string =>
  srcset
    .split(/,\s+/)
    .map((candidate) => pictureAddress(candidate, skin))
    .join(', ');
