export interface Place {
  /** as people write it */
  address: string;
  /** in degrees, WGS 84, where they are known */
  at?: { latitude: number; longitude: number };
}

/**
 * The address that opens a place in the device's own map:
 * - WeChat lets no page open another app: AMap's page (https://lbs.amap.com/api/uri-api/guide/travel/marker);
 * - Android asks which map, by RFC 5870 with Android's `q`;
 * - Apple's devices hand over maps.apple.com, others open it or Google's page in the browser.
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
