import { beforeEach, expect, it } from '@jest/globals';
import { serveRoutes } from '@resort/shared/routes';
import { keepDraft } from '@resort/shared/session';
import { fakeServer, textsOf } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { show } from '../../testing/show.ts';
import BookScreen from './BookScreen.tsx';
import { daysAhead, visitOf } from './visit.ts';

const say = textsOf('membership');
fakeServer();
const days = daysAhead();
const day = (index: number) => days[index] ?? '';
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => serveRoutes(['/hotels', '/dining', '/spa', '/tickets', '/shops']));

it('carries the dates of its address to everything that can be booked', async () => {
  const { container, user } = show(BookScreen, `/book?from=${day(3)}&nights=2`);
  expect(hrefs()).toEqual([
    `/hotels?checkIn=${day(3)}&checkOut=${day(5)}`,
    `/dining?date=${day(3)}`,
    `/spa?date=${day(3)}`,
    `/tickets?date=${day(3)}`,
    '/shops',
  ]);
  await user.click(
    screen.getByRole('button', { name: say('kit:fields.more', { what: say('book.nights') }) }),
  );
  expect(hrefs()[0]).toBe(`/hotels?checkIn=${day(3)}&checkOut=${day(6)}`);
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('without dates in the address has those that were chosen before, also among the hotels', () => {
  keepDraft('visit', { from: day(7), nights: 3 });
  show(BookScreen, '/book');
  expect(hrefs()[0]).toBe(`/hotels?checkIn=${day(7)}&checkOut=${day(10)}`);
});

it.each([
  ['1999-01-01', '2'],
  ['tomorrow', '2'],
  [undefined, '2'],
])('a day that cannot be chosen (%s) becomes tomorrow', (from, nights) => {
  expect(visitOf(from, nights, days)).toEqual({ from: day(1), nights: 2 });
});

it.each(['0', '15', '1.5', 'x', undefined])('%s nights become one', (nights) => {
  expect(visitOf(day(2), nights, days)).toEqual({ from: day(2), nights: 1 });
});
