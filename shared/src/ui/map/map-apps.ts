import { mapAddress, type Place } from './map-address.ts';

export interface MapApp {
  app: 'amap' | 'apple' | 'google';
  href: string;
}

/** The map apps beside the device's own: three addresses that also open as pages. WeChat opens no other app. */
export function otherMaps(place: Place, userAgent: string): MapApp[] {
  if (/MicroMessenger/i.test(userAgent)) return [];
  const own = mapAddress(place, userAgent);
  // each app's own page, as the devices get it that have no other
  const asked = { amap: 'MicroMessenger', apple: 'Macintosh', google: '' } as const;
  return (['amap', 'apple', 'google'] as const)
    .map((app) => ({ app, href: mapAddress(place, asked[app]) }))
    .filter(({ href }) => href !== own);
}
