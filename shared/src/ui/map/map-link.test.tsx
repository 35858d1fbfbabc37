import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { textsOf } from '../../testing/index.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { mapAddress } from './map-address.ts';
import { MapLink } from './map-link.tsx';

const say = textsOf('kit');

describe('a place', () => {
  const place = { address: 'Cotai, Macau', at: { latitude: 22.14, longitude: 113.56 } };

  it.each([
    [
      'iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)',
      'https://maps.apple.com/?q=Cotai%2C%20Macau&ll=22.14,113.56',
    ],
    ['Android', 'Mozilla/5.0 (Linux; Android 15)', 'geo:22.14,113.56?q=22.14,113.56(Cotai%2C%20Macau)'],
    [
      'WeChat on Android',
      'Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0',
      'https://uri.amap.com/marker?position=113.56,22.14&coordinate=wgs84&name=Cotai%2C%20Macau',
    ],
    [
      'Windows',
      'Mozilla/5.0 (Windows NT 10.0)',
      'https://www.google.com/maps/search/?api=1&query=22.14,113.56',
    ],
  ])('opens in the map app of %s', (_name, userAgent, expected) => {
    expect(mapAddress(place, userAgent)).toBe(expected);
  });

  it('is searched by its address if the coordinates are unknown', () => {
    expect(mapAddress({ address: 'Cotai' }, 'Android')).toBe('geo:0,0?q=Cotai');
    expect(mapAddress({ address: 'Cotai' }, 'MicroMessenger')).toBe(
      'https://uri.amap.com/search?keyword=Cotai',
    );
  });

  it('is a plain link that says where it leads', () => {
    renderPart(<MapLink {...place} />);
    expect(screen.getByRole('link', { name: `Cotai, Macau ${say('openMap')}` }).getAttribute('href')).toBe(
      mapAddress(place, navigator.userAgent),
    );
  });
});
