import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { readFileSync } from 'node:fs';
import { SKINS } from '../../../skin/index.ts';
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

const characterOf = (skin: string) => readFileSync(`shared/src/skin/characters/${skin}.css`, 'utf8');

it.each(SKINS)('moves once in %s, in its own way, for less than 700 ms', (skin) => {
  const css = readFileSync('shared/src/ui/screen/moment/moment.module.css', 'utf8');
  expect([...css.matchAll(/animation:/g)]).toHaveLength(1);
  expect(css).not.toContain('infinite');
  const [, ms] = /--light-time: (\d+)ms;/.exec(characterOf(skin)) ?? [];
  expect(Number(ms)).toBeGreaterThan(0);
  expect(Number(ms)).toBeLessThan(700);
});

it('begins differently in each skin', () => {
  const beginnings = SKINS.map((skin) => /--light-from: ([^;]+);/.exec(characterOf(skin))?.[1]);
  expect(new Set(beginnings).size).toBe(SKINS.length);
});

it('every transition of a skin takes 180 to 240 ms', () => {
  for (const skin of SKINS)
    for (const [, ms] of characterOf(skin).matchAll(/--(?:fast|slow): (\d+)ms/g)) {
      expect(Number(ms)).toBeGreaterThanOrEqual(180);
      expect(Number(ms)).toBeLessThanOrEqual(240);
    }
});
