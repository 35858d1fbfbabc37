import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { readFileSync } from 'node:fs';
import { renderPart } from '../../../testing/render-part.tsx';
import { Moment } from './moment.tsx';

it('has what happened as its title, then name, date and the next step', async () => {
  const { container } = renderPart(
    <Moment title="Booked" over="Good evening" name="Premier Suite" date="12 December">
      <button type="button">See my stay</button>
    </Moment>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Booked');
  expect(container.textContent).toBe('Good eveningBookedPremier Suite12 DecemberSee my stay');
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('moves once, for less than 700 ms', () => {
  const css = readFileSync('shared/src/ui/screen/moment/moment.module.css', 'utf8');
  const durations = [...css.matchAll(/animation: \w+ (\d+)ms [^;]*;/g)].map(([, ms]) => Number(ms));
  expect(durations).toHaveLength(1);
  expect(durations[0]).toBeLessThan(700);
  expect(css).not.toContain('infinite');
});
