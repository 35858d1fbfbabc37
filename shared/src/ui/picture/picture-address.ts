import { apiSettings } from '../../api/settings.ts';
import type { Skin } from '../../skin/index.ts';

/**
 * Where a picture of a call's reply is: an address that begins with a slash is below the API base, as every call is;
 * `{skin}` stands for the page's skin where a picture exists in all five.
 */
export function pictureAddress(src: string, skin: Skin): string {
  const own = src.replaceAll('{skin}', skin);
  return /^\/(?!\/)/.test(own) ? apiSettings().baseUrl + own : own;
}
