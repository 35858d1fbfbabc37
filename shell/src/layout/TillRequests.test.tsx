import { expect, it } from '@jest/globals';
import { tillCalls, type TillRequest } from '@resort/shared/calls/rows';
import { fake, fakeServer, refuse, renderScreen, textsOf } from '@resort/shared/testing';
import { ToastRegion } from '@resort/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import texts from '../locales/en.json' with { type: 'json' };
import { ReminderModal } from './ReminderModal.tsx';
import TillRequests from './TillRequests.tsx';

const say = textsOf('shell');
const server = fakeServer();

const request: TillRequest = {
  id: '7',
  place: 'The Lotus Room',
  currency: 'HKD',
  amount: '6000.00',
  dollars: '6180.00',
  voucher: null,
  confirmBy: new Date(Date.now() + 60_000).toISOString(),
};
/** A till's request, until it is answered; resolves to the answers. */
function till(one = request) {
  const answers: unknown[] = [];
  server.use(
    ...fake(tillCalls, {
      'GET /member/till/requests': () => (answers.length === 0 ? [one] : []),
      'POST /member/till/answer': ({ payload }) => {
        answers.push({ id: payload['id'], agrees: payload['agrees'] });
        return null;
      },
    }),
  );
  return answers;
}
const open = () =>
  renderScreen(
    () => (
      <>
        <TillRequests />
        <ReminderModal />
        <ToastRegion />
      </>
    ),
    { at: '/my-qr', texts: { shell: texts } },
  );

it('shows what the till charges and what it costs; confirming says what comes next', async () => {
  const answers = till();
  const { user, container } = open();
  const dialog = await screen.findByRole('dialog', { name: say('till.title') });
  expect(dialog.textContent).toContain(say('till.text', { place: 'The Lotus Room' }));
  expect(dialog.textContent).toContain('HKD\u00a06,000.00');
  expect(dialog.textContent).toContain(say('kit:fields.amount.dollars', { amount: '6,180.00' }));
  expect(await axe(container)).toMatchObject({ violations: [] });
  await user.click(screen.getByRole('button', { name: say('till.confirm') }));
  await screen.findByText(say('till.done'));
  expect(answers).toEqual([{ id: '7', agrees: true }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('names the voucher, and declines', async () => {
  const answers = till({ ...request, dollars: null, voucher: 'Banquet for ten' });
  const { user } = open();
  await screen.findByText('Banquet for ten');
  await user.click(screen.getByRole('button', { name: say('till.decline') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers).toEqual([{ id: '7', agrees: false }]);
});

it('says why it could not be confirmed, and stays', async () => {
  server.use(
    ...fake(tillCalls, {
      'GET /member/till/requests': [request],
      'POST /member/till/answer': refuse('BALANCE_INSUFFICIENT'),
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: say('till.confirm') }));
  await screen.findByText(/BALANCE_INSUFFICIENT|balance/i);
  screen.getByRole('dialog', { name: say('till.title') });
});
