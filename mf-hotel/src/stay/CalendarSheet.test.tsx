import { expect, it } from '@jest/globals';
import { fake, fakeServer, fakeSight } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { priceCalls } from '../../contract/index.ts';
import { show } from '../testing/show.ts';
import { fixToday } from '../testing/today.ts';
import CalendarSheet from './CalendarSheet.tsx';

fixToday();
const server = fakeServer();
const WISH = { checkIn: '2026-12-30', checkOut: '2027-01-02', rooms: 1, adults: 2, children: 0 };

it('shows its days in the first render, so that no fallback delays them', () => {
  fakeSight('nothing');
  server.use(...fake(priceCalls, { 'GET /hotel/calendar': [] }));
  show(
    () => <CalendarSheet wish={WISH} scope={{}} onChange={() => undefined} onClose={() => undefined} />,
    '/hotels',
  );
  expect(screen.getAllByRole('grid').length).toBeGreaterThan(0);
});
