import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderPart } from '../../../testing/render-part.tsx';
import { PictureCard } from './picture-card.tsx';

const PICTURE = { src: '/art/terrace.svg', alt: 'A terrace at dusk' };

it('a card is named by its title, opens its subject, and keeps its corner button separate', async () => {
  const save = jest.fn();
  const { container, whereabouts } = renderPart(
    <main>
      <h1>Offers</h1>
      <PictureCard
        picture={PICTURE}
        over="Dining"
        title="Afternoon tea"
        to="/offer?id=1"
        summary="For two"
        line="Until 30 Nov"
        corner={
          <button type="button" onClick={save}>
            Save
          </button>
        }
      >
        <p>MOP 388.00</p>
      </PictureCard>
    </main>,
  );
  expect(screen.getByRole('article').textContent).toBe(
    'SaveDiningAfternoon teaFor twoUntil 30 NovMOP 388.00',
  );
  expect(screen.getByRole('img', { name: PICTURE.alt })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect([save.mock.calls.length, whereabouts()]).toEqual([1, '/']);
  expect(await axe(container)).toMatchObject({ violations: [] });
  await userEvent.click(screen.getByRole('link', { name: 'Afternoon tea' }));
  expect(whereabouts()).toBe('/offer?id=1');
});
