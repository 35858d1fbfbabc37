import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { guideCalls, type Forecast } from '../../rows/guide.calls.ts';
import { fake, fakeServer, fakeSight, renderScreen, textsOf } from '../../testing/index.ts';
import { ForecastSection } from './index.ts';

const say = textsOf('kit');
const server = fakeServer();
const days: Forecast['days'] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => ({
  day: `2026-12-0${n}`,
  sky: n === 2 ? 'THUNDER' : 'CLEAR',
  low: 10 + n,
  high: 20 + n,
  rain: n === 2 ? 80 : null,
}));
const answer = (forecast: Forecast | null) =>
  server.use(...fake(guideCalls, { 'GET /guide/forecast': forecast }));
beforeEach(() => fakeSight('everything'));

it('is a week, and says who forecasts', async () => {
  answer({ credit: 'Observatory', isDemo: false, days });
  const { container } = renderScreen(() => <ForecastSection />, { at: '/', texts: {} });
  expect(await screen.findAllByRole('listitem')).toHaveLength(7);
  screen.getByText(say('weather.credit', { credit: 'Observatory' }));
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('is of the days of a stay', async () => {
  answer({ credit: 'Demo', isDemo: true, days });
  renderScreen(() => <ForecastSection days={{ from: '2026-12-02', to: '2026-12-03' }} />, {
    at: '/',
    texts: {},
  });
  const [first, ...rest] = await screen.findAllByRole('listitem');
  expect(rest).toHaveLength(1);
  const words = within(first ?? document.body);
  words.getByText(say('weather.sky.THUNDER'));
  words.getByText(say('weather.rain', { percent: 80 }));
  words.getByText(say('weather.day', { low: 12, high: 22 }));
  screen.getByText(say('weather.demo'));
});

it.each([
  ['no provider is configured', null, undefined],
  [
    'no day of the stay is known',
    { credit: 'a', isDemo: false, days },
    { from: '2027-01-01', to: '2027-01-02' },
  ],
])('is absent where %s', async (_why, forecast, of) => {
  answer(forecast);
  const { container, store } = renderScreen(() => <ForecastSection {...(of && { days: of })} />, {
    at: '/',
    texts: {},
  });
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"status":"fulfilled"'));
  expect(container.textContent).toBe('');
});
