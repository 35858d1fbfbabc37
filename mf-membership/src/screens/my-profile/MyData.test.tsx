import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { memberDataCalls } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import { MyData } from './MyData.tsx';

const say = textsOf('membership');

const server = fakeServer();
const files: Blob[] = [];
const clicks: string[] = [];
beforeAll(() => {
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function noted(
    this: HTMLAnchorElement,
  ) {
    clicks.push(`${this.download} ${this.href}`);
  });
});
beforeEach(() => {
  files.length = 0;
  clicks.length = 0;
});

const open = () => show(MyData, '/my-profile');

it("saves the server's data as a file with today's date", async () => {
  const data = { madeAt: '2026-11-21T23:30:00+08:00', memberNo: 'R100001', data: { card: [{ id: 1 }] } };
  server.use(...fake(memberDataCalls, { 'GET /member/data': data }));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: say('myData.download') }));
  await waitFor(() => expect(clicks).toEqual(['resort-my-data-2026-11-21.json blob:1']));
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(data);
});

it('saves nothing where the server gave nothing', async () => {
  server.use(...fake(memberDataCalls, { 'GET /member/data': refuse('BUSY') }));
  const { user } = open();
  const button = screen.getByRole('button', { name: say('myData.download') });
  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  expect(files).toEqual([]);
});
