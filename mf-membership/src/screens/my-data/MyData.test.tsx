import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { fake, MEI_LING, refuse, renderScreen, setupServer } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { memberDataCalls } from '../../../contract/index.ts';
import texts from '../../locales/en.json' with { type: 'json' };
import { MyData } from './MyData.tsx';

const server = setupServer();
const files: Blob[] = [];
const clicks: string[] = [];
beforeAll(() => {
  server.listen();
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function noted(
    this: HTMLAnchorElement,
  ) {
    clicks.push(`${this.download} ${this.href}`);
  });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () =>
  renderScreen(MyData, { at: '/my-profile', texts: { membership: texts }, member: MEI_LING });

it('saves what the server gave as a file of the day', async () => {
  const data = { madeAt: '2026-11-21T23:30:00+08:00', memberNo: 'R100001', data: { card: [{ id: 1 }] } };
  server.use(...fake(memberDataCalls, { 'GET /member/data': data }));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(clicks).toEqual(['resort-my-data-2026-11-21.json blob:1']));
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(data);
});

it('saves nothing where the server gave nothing', async () => {
  server.use(...fake(memberDataCalls, { 'GET /member/data': refuse('BUSY') }));
  const { user } = open();
  const button = screen.getByRole('button', { name: 'Download my data' });
  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  expect(files).toHaveLength(1);
});
