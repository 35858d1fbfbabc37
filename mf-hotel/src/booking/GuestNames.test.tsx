import { expect, it } from '@jest/globals';
import { useMember } from '@resort/shared/session';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { Button } from '@resort/shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { companionCalls } from '../../contract/index.ts';
import { COMPANIONS, NO_COMPANIONS } from '../testing/companion-rows.ts';
import { show } from '../testing/show.ts';
import { GuestNames } from './GuestNames.tsx';
import { useBookingForm } from './use-booking-form.ts';
import { initialValues, requestOf } from './values.ts';

const say = textsOf('hotel');
const BOOK = 'Book';
const server = fakeServer();
const answer = (list = COMPANIONS) => server.use(...fake(companionCalls, { 'GET /member/companions': list }));

function TwoRooms() {
  const form = useBookingForm({
    initial: initialValues(2, useMember()),
    areas: [],
    onValid: () => undefined,
  });
  const { guests, savesGuests } = requestOf(form.values, { signTimerStr: '', rooms: 2, phone: '' });
  return (
    <>
      <GuestNames form={form} rooms={2} canSave />
      <Button busy={form.busy}>{BOOK}</Button>
      <output>{JSON.stringify({ guests, savesGuests })}</output>
    </>
  );
}
const open = () => show(TwoRooms, '/hotel-booking');
const room = (number: number) => screen.findByRole('group', { name: say('book.guestOf', { room: number }) });
const chip = async (at: number, name: string) => within(await room(at)).findByRole('button', { name });
const isBusy = () => screen.getByRole('button', { name: BOOK }).getAttribute('aria-busy') === 'true';
const keep = () => screen.queryByRole('checkbox', { name: say.like('companions.keep') });
const sent = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;
const SELF = { firstName: 'Mei Ling', lastName: 'Chan' };

it('a companion fills a room’s guest by one tap, and is not offered for the other room', async () => {
  answer();
  const { user, container } = open();
  await user.click(await chip(2, 'Ana Ribeiro'));
  expect(sent()).toEqual({ guests: [SELF, { firstName: 'Ana', lastName: 'Ribeiro' }] });
  expect(within(await room(1)).queryByRole('button', { name: 'Ana Ribeiro' })).toBeNull();
  expect(await axe(container)).toMatchObject({ violations: [] });
  // a second tap clears the fields
  await user.click(await chip(2, 'Ana Ribeiro'));
  expect(sent()).toEqual({ guests: [SELF, { firstName: '', lastName: '' }] });
  await user.click(await chip(1, 'Tai Man Cheong'));
  expect(sent()).toMatchObject({ guests: [{ firstName: 'Tai Man' }, {}] });
});

it('a press waits for the companions, because they appear above the button', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof COMPANIONS>();
  server.use(...fake(companionCalls, { 'GET /member/companions': () => promise }));
  open();
  await room(1);
  expect(isBusy()).toBe(true);
  resolve(COMPANIONS);
  await waitFor(() => expect(isBusy()).toBe(false));
  expect(screen.getAllByRole('button', { name: 'Ana Ribeiro' })).toHaveLength(2);
});

it('a press does not wait for companions that cannot be had', async () => {
  server.use(...fake(companionCalls, { 'GET /member/companions': refuse('BUSY') }));
  open();
  await waitFor(() => expect(isBusy()).toBe(false));
});

it('a new name can be saved for the next time; one that is saved already, and the member’s, cannot', async () => {
  answer();
  const { user } = open();
  const [given] = within(await room(2)).getAllByRole('textbox', { name: say.like('kit:fields.givenName') });
  const [family] = within(await room(2)).getAllByRole('textbox', { name: say.like('kit:fields.familyName') });
  if (!given || !family) throw new Error('no fields');
  await user.type(given, 'ana');
  await user.type(family, 'Ribeiro');
  await chip(2, 'Ana Ribeiro');
  expect(keep()).toBeNull();
  await user.type(family, 'a');
  await user.click(keep() as HTMLElement);
  expect(sent()).toMatchObject({ savesGuests: true });
});

it('without companions there is nothing to choose', async () => {
  answer(NO_COMPANIONS);
  open();
  await waitFor(() => expect(isBusy()).toBe(false));
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
