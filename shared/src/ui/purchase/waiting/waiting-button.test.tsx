import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { waitingCalls } from '../../../rows/waiting.calls.ts';
import {
  errorText,
  fake,
  fakeServer,
  MEI_LING,
  refuse,
  renderScreen,
  textsOf,
} from '../../../testing/index.ts';
import { WaitingButton, type WaitFor } from './index.ts';

const say = textsOf('kit');
const server = fakeServer();
const ROOM = {
  hotelCode: 'sjm',
  roomTypeCode: 'SJM-HARBOUR',
  checkIn: '2026-12-11',
  checkOut: '2026-12-13',
  rooms: 1,
  adults: 2,
  children: 0,
};
const open = (what: WaitFor) =>
  renderScreen(() => <WaitingButton what={what} />, { at: '/hotel-room', texts: {}, member: MEI_LING });
const button = () => screen.findByRole('button', { name: say('waiting.ask') });

it('asks once for a message about a full room, and says so', async () => {
  const sent: unknown[] = [];
  server.use(
    ...fake(waitingCalls, {
      'POST /member/waiting/room': ({ payload: { language: _language, authId: _authId, ...room } }) => {
        sent.push(room);
        return { id: '1' };
      },
    }),
  );
  const { user, container } = open({ room: ROOM });
  await user.click(await button());
  await screen.findByText(say('waiting.done'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent).toEqual([ROOM]);
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('shows why it was refused, and can be pressed again', async () => {
  server.use(...fake(waitingCalls, { 'POST /member/waiting/show': refuse('WAITING_NOT_FULL') }));
  const { user } = open({ show: { ticketId: 'PLAY', performanceId: '7' } });
  await user.click(await button());
  await screen.findByText(errorText('WAITING_NOT_FULL'));
  await button();
});
