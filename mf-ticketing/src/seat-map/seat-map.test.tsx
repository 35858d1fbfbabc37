import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderPart } from '@resort/shared/testing';
import { SeatMap, type SeatMapWords } from './index.ts';
import { planOf } from './sample-hall.ts';

const PLAN = planOf(4, 7);

/** Words of this test, which are not those of the screens. */
const WORDS: SeatMapWords = {
  label: 'Seats',
  stage: 'Stage',
  seat: ({ row, number }) => `Chair ${row}${number}`,
  row: (name) => `Row ${name}`,
  free: (count) => `${count} free`,
  wheelchair: 'wheelchair place',
  states: { FREE: 'free', TAKEN: 'taken', BLOCKED: 'not for sale', MINE: 'yours' },
  picked: (seat, count) => `${seat} chosen, ${count} in all`,
  dropped: (seat, count) => `${seat} given back, ${count} in all`,
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  whole: 'The whole hall',
  asList: 'Show as a list',
  asMap: 'Show the map',
  keys: 'Arrow keys move from seat to seat, Enter chooses.',
};

function Seats({ most = 4 }: { most?: number }) {
  const [chosen, choose] = useState<readonly string[]>([]);
  const onPick = (seatNo: string) => {
    const isMine = chosen.includes(seatNo);
    if (!isMine && chosen.length === most) return `Up to ${most} seats.`;
    choose(isMine ? chosen.filter((each) => each !== seatNo) : [...chosen, seatNo]);
    return undefined;
  };
  return <SeatMap plan={PLAN} words={WORDS} chosen={chosen} onPick={onPick} />;
}

/** What a screen reader reads for the seat under the cursor. */
const here = () => stop().textContent;
const stop = () => within(screen.getByRole('application', { name: 'Seats' })).getByRole('button');
const said = () => screen.getAllByRole('status').at(-1)?.textContent;

describe('by keyboard', () => {
  it('the map is one tab stop, and announces each seat by block, row, price and state', async () => {
    const { container } = renderPart(<Seats />);
    stop().focus();
    expect(here()).toBe('Left, Chair A2, MOP 480.00, free');
    expect(container.querySelectorAll('svg [tabindex], [role=application] [tabindex]')).toHaveLength(0);
    await userEvent.keyboard('{ArrowRight}');
    expect(said()).toBe('Left, Chair A3, MOP 480.00, free');
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it.each([
    ['{ArrowRight}', 'Left, Chair A3, MOP 480.00, free'],
    ['{ArrowLeft}', 'Left, Chair A1, MOP 480.00, not for sale'],
    ['{ArrowDown}', 'Left, Chair B2, MOP 480.00, free'],
    ['{ArrowUp}', 'Left, Chair A2, MOP 480.00, free'],
    ['{End}', 'Left, Chair A7, MOP 480.00, free'],
    ['{End}{ArrowRight}', 'Centre, Chair A1, MOP 880.00, not for sale'],
    ['{PageDown}', 'Centre, Chair A2, MOP 880.00, free'],
    ['{PageDown}{PageUp}', 'Left, Chair A2, MOP 480.00, free'],
    ['{PageDown}{ArrowDown>4/}', 'Balcony, Chair A2, MOP 280.00, free'],
  ])('%s moves to %s', async (keys, seat) => {
    renderPart(<Seats />);
    stop().focus();
    await userEvent.keyboard(keys);
    expect(here()).toBe(seat);
  });

  it('Enter selects and the space bar deselects, announced with the count', async () => {
    renderPart(<Seats />);
    stop().focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(said()).toBe('Chair A3 chosen, 2 in all');
    expect(here()).toBe('Left, Chair A3, MOP 480.00, yours');
    expect(stop().getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard(' ');
    expect(said()).toBe('Chair A3 given back, 1 in all');
    expect(here()).toBe('Left, Chair A3, MOP 480.00, free');
  });

  it('a taken seat cannot be selected, and one too many says why', async () => {
    renderPart(<Seats most={1} />);
    stop().focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(said()).toBe('Chair A1, not for sale');
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}');
    expect(said()).toBe('Up to 1 seats.');
    expect(here()).toBe('Left, Chair A3, MOP 480.00, free');
  });
});

describe('as a list', () => {
  it('has every free seat as a button, row by row, and shares the selection with the map', async () => {
    const { container } = renderPart(<Seats />);
    await userEvent.click(screen.getByRole('button', { name: 'Show as a list' }));
    const centre = screen.getByRole('region', { name: 'Centre' });
    expect(
      within(centre)
        .getAllByText(/free$/)
        .map((each) => each.textContent),
    ).toEqual(['6 free', '5 free', '5 free', '5 free']);
    expect(within(centre).queryByRole('button')).toBeNull();
    await userEvent.click(within(centre).getByText('Row B'));
    const seat = await within(centre).findByRole('button', {
      name: '3 Centre, Chair B3, MOP 880.00, free',
    });
    await userEvent.click(seat);
    expect(seat.getAttribute('aria-pressed')).toBe('true');
    expect(within(centre).queryByRole('button', { name: /seat 7,/ })).toBeNull();
    expect(await axe(container)).toMatchObject({ violations: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
    expect(here()).toBe('Centre, Chair B3, MOP 880.00, yours');
  });
});

describe('the drawing', () => {
  it('has a handful of elements for thousands of seats, and the legend explains their symbols in words', () => {
    const plan = planOf(20, 25);
    const { container } = renderPart(
      <SeatMap plan={plan} words={WORDS} chosen={[]} onPick={() => undefined} />,
    );
    expect(container.querySelectorAll('svg *').length).toBeLessThan(40);
    for (const category of plan.categories) {
      screen.getByText(`${category.name} · ${category.price}`);
    }
  });
});
