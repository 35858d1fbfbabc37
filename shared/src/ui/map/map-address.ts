export interface Place {
  /** formatted */
  address: string;
  /** in degrees, WGS 84, if known */
  at?: { latitude: number; longitude: number };
}

/**
 * The address that opens a place in the device's map app:
 * - WeChat opens no other app: AMap's page (https://lbs.amap.com/api/uri-api/guide/travel/marker);
 * - Android offers a choice of map apps, by RFC 5870 with Android's `q`;
 * - Apple's devices open maps.apple.com in the app; others open it or Google's page in the browser.
 */
export function mapAddress({ address, at }: Place, userAgent: string): string {
  const words = encodeURIComponent(address);
  if (/MicroMessenger/i.test(userAgent)) {
    return at
      ? `https://uri.amap.com/marker?position=${at.longitude},${at.latitude}&coordinate=wgs84&name=${words}`
      : `https://uri.amap.com/search?keyword=${words}`;
  }
  const point = at && `${at.latitude},${at.longitude}`;
  if (/Android/i.test(userAgent)) return `geo:${point ?? '0,0'}?q=${point ? `${point}(${words})` : words}`;
  if (/iPhone|iPad|Macintosh/i.test(userAgent)) {
    return `https://maps.apple.com/?q=${words}${point ? `&ll=${point}` : ''}`;
  }
  return `https://www.google.com/maps/search/?api=1&query=${point ?? words}`;
}
