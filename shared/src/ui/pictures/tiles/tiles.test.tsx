import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { serveRoutes } from '../../../routes/index.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { PictureTiles } from './picture-tiles.tsx';
import { ShortCuts } from './short-cuts.tsx';

const PICTURE = { src: '/art/terrace.svg', alt: 'A terrace at dusk' };

it('tiles are links if the release has the screen, and pictures otherwise', () => {
  serveRoutes(['/offers']);
  const tile = (id: string, link: string) => ({ id, title: `Tile ${id}`, picture: PICTURE, link });
  renderPart(
    <PictureTiles label="News" tiles={[tile('a', '/offers'), tile('b', '/tickets')]} isError={false} />,
  );
  expect(screen.getByRole('list', { name: 'News' }).children).toHaveLength(2);
  expect(screen.getByRole('link').textContent).toBe('Tile a');
});

it('short cuts and tiles that failed to load, or are empty, take no space', () => {
  renderPart(
    <>
      <PictureTiles label="News" tiles={undefined} isError />
      <ShortCuts label="Ways" icons={[]} isError={false} />
    </>,
  );
  expect(screen.queryAllByRole('list')).toEqual([]);
});

it('are busy while they load', () => {
  renderPart(<ShortCuts label="Ways" icons={undefined} isError={false} />);
  expect(screen.getByRole('list', { name: 'Ways' }).getAttribute('aria-busy')).toBe('true');
});
