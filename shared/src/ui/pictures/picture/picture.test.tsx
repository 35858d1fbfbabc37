import { beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { configureApi } from '../../../api/settings.ts';
import { changeSkin } from '../../../skin/index.ts';
import { pictureAddress } from './picture-address.ts';
import { EagerPictures, Picture } from './picture.tsx';

const ALT = 'A suite at dusk';
const SRC = '/art/suite-dusk.{skin}.svg?v=1';
const image = () => screen.getByRole<HTMLImageElement>('img', { name: ALT });

beforeEach(() => {
  configureApi({ baseUrl: '/gateway' });
  changeSkin('glp');
});

it.each([
  [SRC, '/gateway/art/suite-dusk.glp.svg?v=1'],
  ['/photo.jpg', '/gateway/photo.jpg'],
  ['https://pictures.example/{skin}/a.jpg', 'https://pictures.example/glp/a.jpg'],
  ['//pictures.example/a.jpg', '//pictures.example/a.jpg'],
])('%s resolves to %s', (src, address) => {
  expect(pictureAddress(src, 'glp')).toBe(address);
});

it('is requested when it comes near, and reserves its size, so that nothing moves', async () => {
  const { container } = render(<Picture src={SRC} alt={ALT} ratio="1:1" />);
  expect(image().getAttribute('src')).toBe('/gateway/art/suite-dusk.glp.svg?v=1');
  expect([image().getAttribute('loading'), image().width, image().height]).toEqual(['lazy', 600, 600]);
  expect((await axe(container)).violations).toEqual([]);
});

const PHOTOGRAPH = {
  src: '/room-960.jpg',
  alt: ALT,
  srcset: '/room-480.jpg 480w, https://pictures.example/{skin}/room-960.jpg 960w',
  sizes: '(min-width: 600px) 480px, 100vw',
  width: 960,
  height: 720,
};

it('lets the browser choose among the files of a photograph, by its size where it is shown', () => {
  render(<Picture {...PHOTOGRAPH} />);
  expect(image().getAttribute('srcset')).toBe(
    '/gateway/room-480.jpg 480w, https://pictures.example/glp/room-960.jpg 960w',
  );
  expect(image().getAttribute('sizes')).toBe('auto, (min-width: 600px) 480px, 100vw');
  expect([image().width, image().height]).toEqual([960, 720]);
});

it('names no size `auto` on the first screen, where only lazy pictures may', () => {
  const { sizes: _sizes, ...withoutSizes } = PHOTOGRAPH;
  render(<Picture {...withoutSizes} eager />);
  expect(image().getAttribute('sizes')).toBe('100vw');
});

it('is requested at once on the first screen', () => {
  render(<Picture src={SRC} alt={ALT} eager />);
  expect([image().getAttribute('loading'), image().getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

it.each([
  [true, 'eager'],
  [false, 'lazy'],
])('has the word of what it is in, where it has none of its own (%s)', (isFirst, loading) => {
  render(
    <EagerPictures value={isFirst}>
      <Picture src={SRC} alt={ALT} />
    </EagerPictures>,
  );
  expect(image().getAttribute('loading')).toBe(loading);
});

it('becomes the ornament when it fails, and keeps its alternative text', () => {
  render(<Picture src={SRC} alt={ALT} />);
  fireEvent.error(image());
  expect(image().tagName).toBe('DIV');
  expect(image().querySelector('pattern')).not.toBeNull();
});

it('is requested again in another skin, even after it failed', () => {
  render(<Picture src={SRC} alt={ALT} />);
  fireEvent.error(image());
  act(() => changeSkin('pvm'));
  expect(image().getAttribute('src')).toBe('/gateway/art/suite-dusk.pvm.svg?v=1');
});

it('has no alternative text if it is decoration, whether or not it loads', () => {
  const { container } = render(<Picture src={SRC} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows its dominant colour until it has arrived, and a drawing that of the skin', () => {
  const { container, rerender } = render(<Picture src="/photo.jpg" alt={ALT} colour="#5a1522" />);
  const ground = () => (container.firstElementChild as HTMLElement).style.background;
  expect(ground()).toBe('rgb(90, 21, 34)');
  rerender(<Picture src={SRC} alt={ALT} />);
  expect(ground()).toBe('var(--face-mid)');
  rerender(<Picture src="/photo.jpg" alt={ALT} />);
  expect(ground()).toBe('');
});

it('is cropped around its focus, and has another composition on a wide screen', () => {
  const sources = [{ from: 768, srcset: '/wide.jpg 960w, /wider.jpg 1920w' }];
  const { container } = render(<Picture {...PHOTOGRAPH} focus="70% 40%" sources={sources} />);
  expect(image().style.objectPosition).toBe('70% 40%');
  const source = container.querySelector('picture > source');
  expect(source?.getAttribute('media')).toBe('(min-width: 768px)');
  expect(source?.getAttribute('srcset')).toBe('/gateway/wide.jpg 960w, /gateway/wider.jpg 1920w');
});
