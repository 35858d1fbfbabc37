import { describe, expect, it } from '@jest/globals';
import { errorText, fake, fakeServer, inOrder, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { realNameCalls, type Guest } from '../../contract/index.ts';
import { show } from '../testing/show.ts';
import { LEE, SELF } from '../testing/guest-rows.ts';
import { rememberSaved } from '../guests/just-saved.ts';
import type { ChosenGuests } from '../guests/guest-place.ts';
import { GuestPicker } from './GuestPicker.tsx';

const say = textsOf('ticketing');

const server = fakeServer();
const answer = (list: Guest[]) => server.use(...fake(realNameCalls, { 'GET /realName/list': list }));
const PLACES = [
  { positionId: '11', label: 'Row C, seat 12' },
  { positionId: '12', label: 'Row C, seat 13', refusal: errorText('DOCUMENT_USED') },
];

function Order() {
  const [chosen, setChosen] = useState<ChosenGuests>({});
  return (
    <GuestPicker
      places={PLACES}
      chosen={chosen}
      onChoose={(place, guest) =>
        setChosen(({ [place]: _before, ...others }) =>
          guest === null ? others : { ...others, [place]: guest },
        )
      }
    />
  );
}
const open = () => show(Order, '/ticket-booking');
const place = (name: RegExp) => screen.findByRole('button', { name });
const sheet = () => screen.findByRole('dialog');

describe('the guest', () => {
  it('is chosen for each ticket; one who has a ticket shows which, and cannot be chosen', async () => {
    answer([SELF, LEE]);
    const { user, container } = open();
    await user.click(await place(/seat 12/));
    await user.click(within(await sheet()).getByRole('button', { name: /^Chan Mei Ling/ }));
    await place(/seat 12.*Chan Mei Ling · 1\*+78/);
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(await place(/seat 13/));
    within(await sheet()).getByText(
      say('picker.takenHere', { ticket: say('seats.seat', { row: 'C', number: '12' }) }),
    );
    expect(within(await sheet()).queryByRole('button', { name: /^Chan Mei Ling/ })).toBeNull();
    await user.click(within(await sheet()).getByRole('button', { name: /李小明/ }));
    await place(/seat 13.*李小明/);
    await user.click(await place(/seat 12/));
    await user.click(within(await sheet()).getByRole('button', { name: say('picker.clear') }));
    await place(inOrder('seat 12', say('picker.choose')));
  });

  it('is refused at the place that is to blame', async () => {
    answer([LEE]);
    open();
    await place(/seat 13/);
    screen.getByRole('alert');
    screen.getByText(errorText('DOCUMENT_USED'));
  });

  it('can be added on the way, and is chosen for the place that it was for', async () => {
    answer([]);
    const { user, unmount } = open();
    await user.click(await place(/seat 13/));
    within(await sheet()).getByText(say('picker.noBody'));
    expect(
      within(await sheet())
        .getByRole('link', { name: say('guests.add') })
        .getAttribute('href'),
    ).toBe('/real-name-edit?for=12');
    unmount();
    answer([LEE]);
    rememberSaved({ place: '12', guestId: LEE.id });
    const { unmount: leave } = open();
    await place(/seat 13.*李小明/);
    leave();
    open(); // sent once
    await waitFor(async () => expect((await place(/seat 13/)).textContent).toContain(say('picker.choose')));
  });
});
