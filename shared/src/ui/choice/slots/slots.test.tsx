import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { startTexts } from '../../../i18n/index.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { todayWord, weekdayName } from './day-words.ts';
import { DayStrip, SlotLinks, SlotStrip, type Slot, type StripDay } from './index.ts';

const DAYS: StripDay[] = [
  { date: '2026-11-21', state: 'full', note: 'Full' },
  { date: '2026-11-22', state: 'open' },
  { date: '2026-11-23', state: 'closed', note: 'Closed' },
  { date: '2026-11-24', state: 'few', note: 'Few left' },
];
const SLOTS: Slot[] = [
  { time: '18:00', state: 'full', note: 'Full' },
  { time: '18:30', state: 'few', note: '2 left' },
  { time: '19:00', state: 'open' },
];

function Days() {
  const [chosen, choose] = useState<string>();
  return <DayStrip label="Date" days={DAYS} today="2026-11-21" chosen={chosen} onChoose={choose} />;
}

function Times() {
  const [chosen, choose] = useState<string>();
  return <SlotStrip label="Time" slots={SLOTS} chosen={chosen} onChoose={choose} />;
}

const radio = (name: string) => screen.getByRole('radio', { name });
const chosen = () =>
  screen.queryAllByRole('radio', { checked: true }).map((each) => each.getAttribute('aria-label'));

describe('days', () => {
  it('have the full date, the state, and a mark for today', async () => {
    const { container } = renderPart(<Days />);
    const group = screen.getByRole('radiogroup', { name: 'Date' });
    expect(
      within(group)
        .getAllByRole('radio')
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual([
      'Today, Saturday 21 November, Full',
      'Sunday 22 November',
      'Monday 23 November, Closed',
      'Tuesday 24 November, Few left',
    ]);
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('are all there, also those far from the first view', () => {
    const days = Array.from({ length: 31 }, (_, index): StripDay => ({
      date: `2026-12-${String(index + 1).padStart(2, '0')}`,
      state: 'open',
    }));
    const { rerender } = renderPart(
      <DayStrip label="Date" days={days} today="" chosen="2026-12-01" onChoose={() => {}} />,
    );
    expect(screen.getAllByRole('radio')).toHaveLength(31);
    rerender(<DayStrip label="Date" days={days} today="" chosen="2026-12-31" onChoose={() => {}} />);
    expect(chosen()).toEqual(['Thursday 31 December']);
  });

  it('can be selected, but not an unavailable one', async () => {
    renderPart(<Days />);
    await userEvent.click(radio('Monday 23 November, Closed'));
    expect(chosen()).toEqual([]);
    await userEvent.click(radio('Tuesday 24 November, Few left'));
    expect(chosen()).toEqual(['Tuesday 24 November, Few left']);
  });
});

describe('times', () => {
  it('can be selected, but not a full one', async () => {
    renderPart(<Times />);
    await userEvent.click(radio('18:30, 2 left'));
    await userEvent.click(radio('18:00, Full'));
    expect(chosen()).toEqual(['18:30, 2 left']);
    expect(screen.getByRole('radio', { name: '18:00, Full' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('link to their bookings, each with a name that says so', async () => {
    const { container } = renderPart(
      <SlotLinks label="Book at Tea Gallery" slots={[{ time: '19:15', to: '/shop-booking?time=19%3A15' }]} />,
    );
    const link = screen.getByRole('link', { name: '19:15 Book at Tea Gallery' });
    expect(link.getAttribute('href')).toBe('/shop-booking?time=19%3A15');
    expect(await axe(container)).toMatchObject({ violations: [] });
  });
});

it.each([
  ['en', 'Today', 'Saturday'],
  ['tc', '今日', '星期六'],
  ['sc', '今天', '星期六'],
  ['kr', '오늘', '토요일'],
  ['jp', '今日', '土曜日'],
] as const)('in %s a day reads %s and %s', (language, today, saturday) => {
  startTexts(language, {});
  expect([todayWord(), weekdayName('2026-11-21')]).toEqual([today, saturday]);
});
