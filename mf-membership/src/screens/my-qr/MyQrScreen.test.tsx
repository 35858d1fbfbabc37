import { expect, it } from '@jest/globals';
import { memberCodeCalls, walletCalls } from '@resort/shared/calls/rows';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { show } from '../../testing/show.ts';
import MyQrScreen from './MyQrScreen.tsx';

const say = textsOf('membership');

const server = fakeServer();

const open = () => show(MyQrScreen, '/my-qr');
const code = {
  content: 'MB1.R100001.1795248000.a1b2c3d4e5',
  expireAt: '2026-11-21T12:01:15+08:00',
  refreshIn: 60,
};

it('shows the code, the time until the next one, the number to copy, and a hint on brightness', async () => {
  server.use(...fake(memberCodeCalls, { 'GET /user/qrCode': code }));
  const { container } = open();
  await screen.findByRole('img', { name: say('code.label') });
  screen.getByText(say.like('kit:fields.code.newIn'));
  screen.getByText('R100001');
  screen.getByRole('button', { name: say.like('kit:copy.copy') });
  screen.getByText(say.like('code.brightness'));
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('adds the card to a wallet, where the server makes passes', async () => {
  const added: unknown[] = [];
  server.use(
    ...fake(memberCodeCalls, { 'GET /user/qrCode': code }),
    ...fake(walletCalls, {
      'GET /wallet/offered': { wallets: ['APPLE', 'GOOGLE'], isTrial: false },
      'POST /wallet/pass': ({ payload }) => {
        added.push(payload);
        return refuse('NOT_FOUND');
      },
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: say('kit:wallet.GOOGLE') }));
  await waitFor(() => expect(added).toMatchObject([{ wallet: 'GOOGLE', kind: 'CARD', id: '' }]));
});

it('retries when loading failed', async () => {
  server.use(...fake(memberCodeCalls, { 'GET /user/qrCode': refuse('BUSY') }));
  const { user } = open();
  await screen.findByText(say.like('kit:fields.code.none'));
  server.use(...fake(memberCodeCalls, { 'GET /user/qrCode': code }));
  await user.click(screen.getByRole('button', { name: say('kit:retry') }));
  await screen.findByRole('img', { name: say('code.label') });
});
