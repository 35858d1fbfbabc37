import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { guideCalls } from '../../rows/guide.calls.ts';
import { fake, fakeServer, fakeSight, renderScreen, textsOf, type Asked } from '../../testing/index.ts';
import { PlaceMap } from './index.ts';
import VectorMap from './vector/vector-map.tsx';
import { localizedStyle } from './vector/localized-style.ts';

const say = textsOf('kit');
const server = fakeServer();
let asked: Asked[];
const STYLE = { light: '/light.json', dark: '/dark.json', isSchematic: true };
const places = [{ name: 'Palace', address: 'Cotai', at: { latitude: 22.14, longitude: 113.56 } }];
const answer = (style: typeof STYLE | null) =>
  server.use(
    ...fake(guideCalls, {
      'GET /guide/map-style': (ask) => {
        asked.push(ask);
        return style;
      },
    }),
  );
const seen = { matches: false, addEventListener() {}, removeEventListener() {} };
beforeEach(() => {
  asked = [];
  Object.assign(globalThis, { matchMedia: () => seen });
});

it('asks for nothing until it comes near', async () => {
  fakeSight('nothing');
  answer(STYLE);
  const { container } = renderScreen(() => <PlaceMap places={places} />, { at: '/', texts: {} });
  await Promise.resolve();
  expect([asked.length, container.textContent]).toEqual([0, '']);
});

it('is absent where no map is configured', async () => {
  fakeSight('everything');
  answer(null);
  const { container } = renderScreen(() => <PlaceMap places={places} />, { at: '/', texts: {} });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.textContent).toBe('');
});

it('says that it failed where the device cannot draw it: jsdom has no WebGL', async () => {
  const onFailed = jest.fn();
  renderScreen(() => <VectorMap style={STYLE} places={places} onFailed={onFailed} />, { at: '/', texts: {} });
  await waitFor(() => expect(onFailed).toHaveBeenCalled());
  // the same places in words
  screen.getByText(say('maps.place', { name: 'Palace', address: 'Cotai' }));
  screen.getByText(say('maps.schematic'));
});

it('names places in the member’s language, and leaves numbers of roads alone', () => {
  const layer = (id: string, text: unknown) => ({
    id,
    type: 'symbol',
    source: 'a',
    layout: { 'text-field': text },
  });
  const style = {
    version: 8,
    sources: {},
    layers: [layer('towns', '{name}'), layer('roads', ['get', 'ref'])],
  };
  const { layers } = localizedStyle(style as Parameters<typeof localizedStyle>[0], 'sc');
  expect(layers).toMatchObject([
    {
      layout: {
        'text-field': ['coalesce', ['get', 'name:zh-Hans'], ['get', 'name:zh'], ['get', 'name']],
      },
    },
    { layout: { 'text-field': ['get', 'ref'] } },
  ]);
});
