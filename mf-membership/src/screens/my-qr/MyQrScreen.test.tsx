import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { memberCodeCalls } from '@resort/shared/calls/rows';
import { fake, MEI_LING, refuse, renderScreen, setupServer } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import texts from '../../locales/en.json' with { type: 'json' };
import MyQrScreen from './MyQrScreen.tsx';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () => renderScreen(MyQrScreen, { at: '/my-qr', texts: { membership: texts }, member: MEI_LING });
const code = {
  content: 'MB1.R100001.1795248000.a1b2c3d4e5',
  expireAt: '2026-11-21T12:01:15+08:00',
  refreshIn: 60,
};

it('shows the code, when the next one comes, the number to copy, and a word on brightness', async () => {
  server.use(...fake(memberCodeCalls, { 'GET /user/qrCode': code }));
  const { container } = open();
  await screen.findByRole('img', { name: 'Member code' });
  screen.getByText(/^New code in \d+ s$/);
  screen.getByText('R100001');
  screen.getByRole('button', { name: /^Copy/ });
  screen.getByText(/turn up the brightness/);
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('asks the server anew when it could not be had', async () => {
  server.use(...fake(memberCodeCalls, { 'GET /user/qrCode': refuse('BUSY') }));
  const { user } = open();
  await screen.findByText(/could not be renewed/);
  server.use(...fake(memberCodeCalls, { 'GET /user/qrCode': code }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('img', { name: 'Member code' });
});
