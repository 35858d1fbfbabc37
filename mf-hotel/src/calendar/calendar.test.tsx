import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { fakeSight, inOrder, renderPart, textsOf } from '@resort/shared/testing';
import texts from '../locales/en.json' with { type: 'json' };
import { choose, type Choice } from './choose.ts';
import type { CalendarDay, DateRange } from './day.ts';
import { NightStrip, type LoadMonth } from './index.ts';
import PriceCalendar from './price-calendar.tsx';
import { addMonths, monthsBetween, weeksOf } from './months.ts';

const say = textsOf('hotel');
const TEXTS = { hotel: texts };

const OPEN: Omit<CalendarDay, 'date'> = { price: '1880.00', state: 'OPEN', minStay: 1 };
const SPECIAL: Record<string, Partial<CalendarDay>> = {
  '2026-12-05': { price: '1480.00' },
  '2026-12-10': { state: 'SOLD_OUT', price: null },
  '2026-12-15': { state: 'CLOSED', price: null },
  '2026-12-20': { noArrival: true },
  '2026-12-22': { noDeparture: true },
  '2026-12-24': { minStay: 3 },
};
const dayOf = (date: string): CalendarDay => ({ date, ...OPEN, ...SPECIAL[date] });
const priced: LoadMonth = async (month) => {
  const dates = weeksOf(month).flat();
  return dates.filter((date) => date !== null).map(dayOf);
};
const loadMonth = jest.fn(priced);

const told: DateRange[] = [];
function Calendar({ start = { from: null, to: null } }: { start?: DateRange }) {
  const [range, setRange] = useState<DateRange>(start);
  const change = (next: DateRange) => {
    told.push(next);
    setRange(next);
  };
  return (
    <PriceCalendar
      first="2026-12-03"
      nights={400}
      maxNights={10}
      currency="MOP"
      range={range}
      onChange={change}
      loadMonth={loadMonth}
    />
  );
}
const open = (start?: DateRange, load = priced) => {
  told.length = 0;
  loadMonth.mockReset().mockImplementation(load);
  fakeSight('nothing');
  return renderPart(start ? <Calendar start={start} /> : <Calendar />, '/', TEXTS);
};
const day = (name: RegExp) => screen.getByRole('button', { name });
const pricesThere = () =>
  screen.findByRole('button', { name: inOrder('10 December 2026', say('dates.state.SOLD_OUT')) });
const said = () => screen.getByText(/./, { selector: 'output' }).textContent;

describe('a press on a day', () => {
  const NONE: DateRange = { from: null, to: null };
  const since = (from: string): DateRange => ({ from, to: null });
  const refused = (reason: string, more: object = {}) => ({ kind: 'refused', reason, ...more });
  it.each<[string, DateRange, string, object]>([
    ['begins a stay', NONE, '2026-12-08', { kind: 'arrival', range: since('2026-12-08') }],
    [
      'ends it',
      since('2026-12-08'),
      '2026-12-09',
      { kind: 'departure', range: { from: '2026-12-08', to: '2026-12-09' } },
    ],
    [
      'ends it on a day that is full',
      since('2026-12-08'),
      '2026-12-10',
      { kind: 'departure', range: { from: '2026-12-08', to: '2026-12-10' } },
    ],
    ['on the same day begins again', since('2026-12-08'), '2026-12-08', { kind: 'arrival' }],
    ['before it begins again', since('2026-12-08'), '2026-12-07', { kind: 'arrival', around: null }],
    [
      'after a whole stay begins again',
      { from: '2026-12-01', to: '2026-12-03' },
      '2026-12-08',
      { kind: 'arrival' },
    ],
    [
      'beyond a full night begins again',
      since('2026-12-08'),
      '2026-12-12',
      { kind: 'arrival', around: '2026-12-10' },
    ],
    ['that is full', NONE, '2026-12-10', refused('SOLD_OUT', { other: '2026-12-11' })],
    ['that is closed', NONE, '2026-12-15', refused('CLOSED')],
    ['on which no stay begins', NONE, '2026-12-20', refused('NO_ARRIVAL')],
    ['on which no stay ends', since('2026-12-21'), '2026-12-22', refused('NO_DEPARTURE')],
    [
      'too soon',
      since('2026-12-24'),
      '2026-12-26',
      refused('MIN_STAY', { count: 3, date: '2026-12-24', other: '2026-12-27' }),
    ],
    ['too late', since('2026-12-16'), '2026-12-27', refused('TOO_LONG', { count: 10 })],
  ])('%s', (_says, range, date, expected) => {
    expect(choose(range, date, dayOf, 10)).toMatchObject(expected);
  });

  it('on a day that is not loaded is accepted: the server decides', () => {
    const choice: Choice = choose(since('2026-12-08'), '2026-12-12', () => undefined, 10);
    expect(choice.kind).toBe('departure');
  });
});

describe('months', () => {
  it('go from one day to another', () => {
    expect(monthsBetween('2026-11-30', '2027-02-01')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(monthsBetween('2026-12-31', '2026-12-31')).toEqual(['2026-12']);
  });
  it('have weeks from Sunday to Saturday with every day once', () => {
    for (const [month, days] of [
      ['2026-02', 28],
      ['2028-02', 29],
      ['2026-12', 31],
    ] as const) {
      const weeks = weeksOf(month);
      expect(new Set(weeks.map(({ length }) => length))).toEqual(new Set([7]));
      expect(weeks.flat().filter((date) => date !== null)).toHaveLength(days);
    }
    expect(weeksOf('2026-12')[0]).toEqual([
      null,
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
  });
  it("keep the day of the month, or use the month's last day", () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2027-01-15', -2)).toBe('2026-11-15');
  });
});

describe('the price calendar', () => {
  it('labels each night with its price, and marks the lowest and the full ones', async () => {
    const { container } = open();
    const tuesday = await screen.findByRole('button', {
      name: /^Tuesday,? 8 December 2026, MOP.1,880\.00 a night$/,
    });
    // the eye reads the amount that a screen reader does, decimals included
    expect(tuesday.textContent).toContain('1,880.00 a night');
    expect(tuesday.querySelector('wbr')?.parentElement?.textContent).toBe('1,880.00');
    day(/^Saturday,? 5 December 2026, MOP.1,480\.00 a night, lowest price of the month$/);
    const full = day(/10 December 2026, fully booked/);
    expect(full.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: / 2 December 2026/ })).toBeNull();
    expect(await axe(container)).toMatchObject({ violations: [] });
  }, 20_000);

  it('selects a stay with two presses and says what to do next', async () => {
    open();
    await pricesThere();
    expect(said()).toBe(say('dates.chooseArrival'));
    await userEvent.click(day(/ 7 December 2026/));
    expect(said()).toMatch(say.like('dates.chooseDeparture', { from: 'Mon 7 Dec' }));
    await userEvent.click(day(/10 December 2026/)); // full, and still a day to leave on
    expect(told.at(-1)).toEqual({ from: '2026-12-07', to: '2026-12-10' });
    expect(said()).toMatch(say.like('dates.stay', { from: 'Mon 7 Dec', to: 'Thu 10 Dec', count: 3 }));
    const selected = screen.getAllByRole('gridcell', { selected: true });
    expect(selected.map((cell) => within(cell).getByRole('button').dataset['date'])).toEqual([
      '2026-12-07',
      '2026-12-08',
      '2026-12-09',
      '2026-12-10',
    ]);
    day(inOrder(' 7 December 2026', say('dates.role.arrival')));
  });

  it('says why a day cannot be chosen, and what can, and keeps the selection', async () => {
    open();
    await pricesThere();
    await userEvent.click(day(/10 December 2026/));
    expect(said()).toMatch(
      inOrder(
        say.like('dates.why.SOLD_OUT', { date: 'Thu 10 Dec' }),
        say.like('dates.nearest', { date: 'Fri 11 Dec' }),
      ),
    );
    await userEvent.click(day(/24 December 2026/));
    await userEvent.click(day(/25 December 2026/));
    expect(said()).toMatch(
      say.like('dates.why.MIN_STAY', { date: 'Thu 24 Dec', count: 3, other: 'Sun 27 Dec' }),
    );
    expect(told.at(-1)).toEqual({ from: '2026-12-24', to: null });
  });

  it('is one tab stop; its keys move from day to day into the next month, but not before the first day', async () => {
    open();
    const at = () => document.activeElement?.getAttribute('data-date');
    await userEvent.tab();
    expect(at()).toBe('2026-12-03');
    await userEvent.keyboard('{ArrowLeft}');
    expect(at()).toBe('2026-12-03');
    await userEvent.keyboard('{ArrowDown}');
    expect(at()).toBe('2026-12-10');
    await userEvent.keyboard('{ArrowRight}');
    expect(at()).toBe('2026-12-11');
    await userEvent.keyboard('{End}');
    expect(at()).toBe('2026-12-12');
    await userEvent.keyboard('{Home}{PageDown}');
    expect(at()).toBe('2027-01-06');
    await userEvent.keyboard('{Enter}');
    expect(told).toEqual([{ from: '2027-01-06', to: null }]);
    await userEvent.tab();
    expect(at()).toBeNull();
  });

  it('requests only the months in view', async () => {
    open();
    const asked = () => [...new Set(loadMonth.mock.calls.map(([month]) => month))];
    expect(asked()).toEqual(['2026-12']);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(14);
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}');
    expect(asked()).toEqual(['2026-12', '2027-01']);
  });

  it('without prices still lets the member choose dates, and retries on a press', async () => {
    open(undefined, () => Promise.reject(new Error('no network')));
    const again = await screen.findByRole('button', { name: say('dates.retry') });
    loadMonth.mockImplementation(priced);
    await userEvent.click(again);
    await pricesThere();
    expect(loadMonth).toHaveBeenCalledTimes(2);
    await userEvent.click(day(/ 4 December 2026/));
    expect(told).toEqual([{ from: '2026-12-04', to: null }]);
  });
});

it('the strip moves a stay to another day, but not to a full one', async () => {
  const onChoose = jest.fn();
  const { container } = renderPart(
    <NightStrip
      label="Check-in"
      first="2026-12-07"
      count={7}
      days={Array.from({ length: 7 }, (_, night) => dayOf(`2026-12-${String(7 + night).padStart(2, '0')}`))}
      currency="MOP"
      range={{ from: '2026-12-08', to: '2026-12-10' }}
      onChoose={onChoose}
    />,
    '/',
    TEXTS,
  );
  expect(await axe(container)).toMatchObject({ violations: [] });
  // formatted like every other amount of the screen: two decimals (specification §5)
  expect(screen.getAllByText('1,880.00').length).toBeGreaterThan(0);
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map((button) => button.dataset['date'])).toEqual(['2026-12-08', '2026-12-09']);
  await userEvent.click(day(inOrder('10 December 2026', say('dates.state.SOLD_OUT'))));
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.click(day(/11 December 2026, MOP/));
  expect(onChoose).toHaveBeenCalledWith('2026-12-11');
});

it('in a dialog the first arrow key moves to the day with the tab stop, wherever the focus is', async () => {
  fakeSight('nothing');
  loadMonth.mockReset().mockImplementation(priced);
  renderPart(
    <dialog open aria-label="Dates">
      <button>Close</button>
      <input aria-label="Name" />
      <Calendar />
    </dialog>,
    '/',
    TEXTS,
  );
  await pricesThere();
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.tagName).toBe('INPUT');
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect((document.activeElement as HTMLElement).dataset['date']).toBe('2026-12-03');
  await userEvent.keyboard('{ArrowDown}');
  expect((document.activeElement as HTMLElement).dataset['date']).toBe('2026-12-10');
});
