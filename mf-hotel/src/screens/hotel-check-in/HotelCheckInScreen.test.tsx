import { beforeEach, describe, expect, it } from '@jest/globals';
import { dictionaryCalls } from '@resort/shared/calls/rows';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { checkInCalls, companionCalls } from '../../../contract/index.ts';
import { CHECK_IN, GIVEN } from '../../testing/check-in-rows.ts';
import { COMPANIONS } from '../../testing/companion-rows.ts';
import { show } from '../../testing/show.ts';
import HotelCheckInScreen from './HotelCheckInScreen.tsx';

const say = textsOf('hotel');
const server = fakeServer();
let sent: Record<string, unknown>[] = [];
type Answers = Parameters<typeof fake<typeof checkInCalls>>[1];
const answer = (answers: Answers = {}) =>
  server.use(
    ...fake(dictionaryCalls, { 'GET /sjm/dict-code/country': [{ code: 'PT', name: 'Portugal' }] }),
    ...fake(companionCalls, { 'GET /member/companions': COMPANIONS }),
    ...fake(checkInCalls, {
      'GET /hotel/check-in': CHECK_IN,
      'POST /hotel/check-in': ({ payload }) => {
        const { language: _language, authId: _authId, ...body } = payload;
        sent.push(body);
        return { ...CHECK_IN, given: GIVEN };
      },
      ...answers,
    }),
  );
beforeEach(() => {
  sent = [];
  answer();
});
const open = (query = '') => show(HotelCheckInScreen, `/hotel-check-in?orderNo=${CHECK_IN.orderNo}${query}`);
type User = ReturnType<typeof open>['user'];

/** The fields of the guest with this legend. */
const guest = async (name: string) => within(await screen.findByRole('group', { name }));
async function choose(user: User, field: HTMLElement, option: string): Promise<void> {
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: option }));
}
async function born(user: User, field: HTMLElement, parts: readonly string[]): Promise<void> {
  const inputs = [...field.querySelectorAll('input')];
  for (const [at, text] of parts.entries()) {
    const input = inputs[at];
    if (input === undefined) throw new Error(`no part ${at}`);
    await user.clear(input);
    await user.type(input, text);
  }
}
async function fill(user: User, name: string, docNo: string): Promise<void> {
  const fields = await guest(name);
  await choose(user, fields.getByRole('combobox', { name: say('checkIn.docType') }), 'Passport');
  await user.type(fields.getByRole('textbox', { name: say('checkIn.docNo') }), docNo);
  await choose(user, fields.getByRole('combobox', { name: say('checkIn.nationality') }), 'Portugal');
  await born(user, fields.getByRole('group', { name: say('checkIn.birth') }), ['1990', '5', '4']);
}
const chooseTime = async (user: User) =>
  choose(user, await screen.findByRole('combobox', { name: say('checkIn.time') }), '16:30');
const send = (user: User) => user.click(screen.getByRole('button', { name: say('checkIn.send') }));
const MEI = {
  firstName: 'Mei Ling',
  lastName: 'Chan',
  docType: 'PASSPORT',
  nationality: 'PT',
  dateOfBirth: '1990-05-04',
};

describe('online check-in', () => {
  it('sends the time, the beds, the guest of the booking and a companion', async () => {
    const { user, container, whereabouts } = open();
    await chooseTime(user);
    await user.click(screen.getByRole('radio', { name: say('checkIn.beds.TWIN') }));
    await fill(user, 'Mei Ling Chan', 'k12345678');
    await user.click(screen.getByRole('button', { name: say('checkIn.add') }));
    const second = say('checkIn.guest', { number: '2' });
    await user.click(await screen.findByRole('button', { name: 'Ana Ribeiro' }));
    await fill(user, second, 'X98765432');
    expect(await axe(container)).toMatchObject({ violations: [] });
    await send(user);
    await waitFor(() => expect(whereabouts()).toBe(`/hotel-check-in?orderNo=${CHECK_IN.orderNo}`));
    expect(sent).toEqual([
      {
        orderNo: CHECK_IN.orderNo,
        arrivalTime: '16:30',
        bed: 'TWIN',
        guests: [
          { ...MEI, docNo: 'k12345678' },
          { ...MEI, firstName: 'Ana', lastName: 'Ribeiro', docNo: 'X98765432' },
        ],
      },
    ]);
  });

  it('shows at each field what is missing, and sends nothing', async () => {
    const { user } = open();
    await send(await waitFor(() => (screen.getByRole('button', { name: say('checkIn.send') }), user)));
    const time = screen.getByRole('combobox', { name: say('checkIn.time') });
    expect(time.getAttribute('aria-invalid')).toBe('true');
    const fields = await guest('Mei Ling Chan');
    expect(fields.getByRole('combobox', { name: say('checkIn.docType') }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    await choose(user, fields.getByRole('combobox', { name: say('checkIn.docType') }), 'Passport');
    await user.type(fields.getByRole('textbox', { name: say('checkIn.docNo') }), 'ABC');
    await user.tab();
    await screen.findByText(say('checkIn.problem.FORMAT'));
    expect(sent).toEqual([]);
  });

  it('keeps what was typed over a reload, but never a number', async () => {
    const { user, unmount } = open();
    await chooseTime(user);
    await fill(user, 'Mei Ling Chan', 'K12345678');
    unmount();
    const kept = [sessionStorage, localStorage].flatMap((one) => Object.values(one) as string[]).join();
    expect(kept).toContain('16:30');
    expect(kept).not.toMatch(/K12345678/);
    open();
    const fields = await guest('Mei Ling Chan');
    expect(fields.getByDisplayValue('1990')).toBeTruthy();
    expect(fields.getByRole<HTMLInputElement>('textbox', { name: say('checkIn.docNo') }).value).toBe('');
    expect(screen.getByRole('combobox', { name: say('checkIn.time') }).textContent).toContain('16:30');
  });

  it('that is refused shows why, and keeps the input', async () => {
    answer({ 'POST /hotel/check-in': refuse('DOCUMENT_FORMAT', { problem: 'FORMAT', guest: 0 }) });
    const { user } = open();
    await chooseTime(user);
    await fill(user, 'Mei Ling Chan', 'K12345678');
    await send(user);
    const number = (await guest('Mei Ling Chan')).getByRole<HTMLInputElement>('textbox', {
      name: say('checkIn.docNo'),
    });
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
    expect(number.value).toBe('K12345678');
  });

  it('that was sent is shown with masked numbers and what is left for the desk, and can be changed', async () => {
    answer({ 'GET /hotel/check-in': { ...CHECK_IN, given: GIVEN, paysAtHotel: true } });
    const { unmount, container } = open();
    await screen.findByText(say('checkIn.sent'));
    screen.getByText('Passport · K1*****78');
    for (const left of ['checkIn.deskOriginals', 'checkIn.deskOthers', 'checkIn.deskPay'] as const)
      screen.getByText(say(left));
    expect(screen.getByRole('link', { name: say('checkIn.edit') }).getAttribute('href')).toBe(
      `/hotel-check-in?orderNo=${CHECK_IN.orderNo}&edit=yes`,
    );
    expect(await axe(container)).toMatchObject({ violations: [] });
    unmount();
    const { user } = open('&edit=yes');
    // the number stays without being typed again
    await screen.findByText(say('checkIn.kept', { masked: 'K1*****78' }));
    await send(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ arrivalTime: '16:30', guests: [MEI] });
    expect(sent[0]?.['guests']).not.toMatchObject([{ docNo: expect.anything() }]);
  });

  it.each([
    ['EARLY', 'checkIn.notOpen'],
    ['OVER', 'checkIn.over'],
    ['NOT_OFFERED', 'checkIn.notOffered'],
  ] as const)('that is %s leads to the booking', async (state, title) => {
    answer({ 'GET /hotel/check-in': { ...CHECK_IN, state } });
    open();
    await screen.findByRole('heading', { name: say(title) });
    expect(screen.getByRole('link', { name: say('checkIn.toStay') }).getAttribute('href')).toBe(
      `/hotel-order?id=${CHECK_IN.stayId}`,
    );
  });

  it('of nobody’s stay is not found; a failure can be tried again', async () => {
    answer({ 'GET /hotel/check-in': refuse('NOT_YOURS') });
    const { unmount } = open();
    await screen.findByText(say('order.none'));
    unmount();
    answer({ 'GET /hotel/check-in': refuse('INTERNAL') });
    open();
    await screen.findByText(say('checkIn.failed'));
  });
});
