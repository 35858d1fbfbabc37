import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPart } from '../../../testing/render-part.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { share } from './share.ts';

const measure = { label: 'Tier points', valueText: '3,200 to the next tier', value: 6_800, max: 10_000 };

it('has an accessible name and text, and is drawn in proportion', async () => {
  const { container } = renderPart(
    <main>
      <ProgressBar {...measure} end="by 31 Mar" />
    </main>,
  );
  const progress = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Tier points' });
  expect(progress.getAttribute('aria-valuetext')).toBe('3,200 to the next tier');
  expect(progress.value).toBeCloseTo(0.68);
  expect(container.querySelector<HTMLElement>('.done')?.style.width).toBe('68%');
  expect(screen.getByText('by 31 Mar')).toBeTruthy();
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it.each([
  [0, 10, 0],
  [-3, 10, 0],
  [15, 10, 1],
  [0, 0, 1],
])('%d of %d is %d', (value, max, expected) => {
  expect(share(value, max)).toBe(expected);
});
