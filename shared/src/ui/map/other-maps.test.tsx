import { afterEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { textsOf } from '../../testing/index.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { OtherMaps } from './other-maps.tsx';

const say = textsOf('kit');
const place = { address: 'Cotai, Macau', at: { latitude: 22.14, longitude: 113.56 } };
const AMAP = 'https://uri.amap.com/marker?position=113.56,22.14&coordinate=wgs84&name=Cotai%2C%20Macau';
const APPLE = 'https://maps.apple.com/?q=Cotai%2C%20Macau&ll=22.14,113.56';
const GOOGLE = 'https://www.google.com/maps/search/?api=1&query=22.14,113.56';

afterEach(() => void jest.restoreAllMocks());
const on = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  ['Android, whose own link offers a choice', 'Mozilla/5.0 (Linux; Android 15)', [AMAP, APPLE, GOOGLE]],
  ['an iPhone, whose own link is Apple’s', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', [AMAP, GOOGLE]],
  ['Windows, whose own link is Google’s', 'Mozilla/5.0 (Windows NT 10.0)', [AMAP, APPLE]],
  ['WeChat, which opens no other app', 'Mozilla/5.0 (iPhone) MicroMessenger/8.0', []],
])('the other map apps on %s', (_device, userAgent, expected) => {
  on(userAgent);
  renderPart(<OtherMaps {...place} />);
  expect(hrefs()).toEqual(expected);
});

it('searches by the address where the coordinates are unknown', () => {
  on('Android');
  renderPart(<OtherMaps address="Cotai" />);
  expect(hrefs()).toEqual([
    'https://uri.amap.com/search?keyword=Cotai',
    'https://maps.apple.com/?q=Cotai',
    'https://www.google.com/maps/search/?api=1&query=Cotai',
  ]);
});

it('names the apps and the place, and tells the pages nothing', async () => {
  on('Android');
  const { container } = renderPart(<OtherMaps {...place} />);
  screen.getByRole('list', { name: place.address });
  const google = screen.getByRole('link', { name: say('maps.google') });
  expect(google.getAttribute('rel')).toBe('noopener noreferrer');
  expect(await axe(container)).toMatchObject({ violations: [] });
});
