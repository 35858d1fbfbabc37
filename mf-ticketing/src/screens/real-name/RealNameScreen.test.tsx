import { describe, expect, it } from '@jest/globals';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { realNameCalls, type Guest } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import { LEE, SELF } from '../../testing/guest-rows.ts';
import RealNameScreen from './RealNameScreen.tsx';

const say = textsOf('ticketing');

const server = fakeServer();
const answer = (list: Guest[] | ReturnType<typeof refuse>) =>
  server.use(...fake(realNameCalls, { 'GET /realName/list': list }));
const open = () => show(RealNameScreen, '/real-name');
const card = (name: string) =>
  screen.findByRole('heading', { name }).then((heading) => within(heading.closest('article') ?? heading));

describe('saved guests', () => {
  it("are listed with masked documents; the member's own entry is marked", async () => {
    answer([SELF, LEE]);
    const { container } = open();
    const lee = await card('李小明');
    lee.getByText('Mainland identity card');
    lee.getByText('110*************2X');
    expect(lee.getByRole('link', { name: `${say('guests.edit')} 李小明` }).getAttribute('href')).toBe(
      '/real-name-edit?id=2',
    );
    (await card('Chan Mei Ling')).getByText(say('guests.matched'));
    screen.getByRole('link', { name: say('guests.add') });
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('are deleted after a confirmation, which says what is erased', async () => {
    answer([SELF, LEE]);
    const asked: unknown[] = [];
    server.use(
      ...fake(realNameCalls, {
        'GET /realName/delete': ({ payload }) => {
          asked.push(payload['id']);
          answer([SELF]);
          return { deleted: true as const };
        },
      }),
    );
    const { user } = open();
    await user.click((await card('李小明')).getByRole('button', { name: `${say('guests.delete')} 李小明` }));
    const dialog = await screen.findByRole('dialog', { name: say('guests.question', { name: '李小明' }) });
    within(dialog).getByText(say('guests.erased'));
    expect(asked).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: say('guests.delete') }));
    await waitFor(() => expect(screen.queryByText('李小明')).toBeNull());
    expect(asked).toEqual(['2']);
  });

  it('on a future ticket cannot be changed or deleted, and show why', async () => {
    answer([{ ...LEE, isBound: true }]);
    open();
    const lee = await card('李小明');
    lee.getByText(say.like('guests.bound'));
    expect(lee.queryByRole('button')).toBeNull();
    expect(lee.queryByRole('link')).toBeNull();
  });

  it('that got a ticket meanwhile are not deleted, and the dialog shows why', async () => {
    answer([LEE]);
    server.use(...fake(realNameCalls, { 'GET /realName/delete': refuse('GUEST_BOUND') }));
    const { user } = open();
    await user.click((await card('李小明')).getByRole('button', { name: `${say('guests.delete')} 李小明` }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: say('guests.delete') }),
    );
    await within(screen.getByRole('dialog')).findByRole('alert');
    screen.getByRole('heading', { name: '李小明' });
  });

  it('are limited to twenty; an empty list leads to the first', async () => {
    answer(Array.from({ length: 20 }, (_, at) => ({ ...LEE, id: String(at + 1) })));
    const { unmount } = open();
    await screen.findByText(say('guests.full', { count: 20 }));
    expect(screen.queryByRole('link', { name: say('guests.add') })).toBeNull();
    unmount();
    answer([]);
    open();
    await screen.findByRole('heading', { name: say('guests.none') });
    expect(screen.getByRole('link', { name: say('guests.add') }).getAttribute('href')).toBe(
      '/real-name-edit',
    );
  });

  it('are tried again after a failure', async () => {
    answer(refuse('BUSY'));
    const { user } = open();
    await screen.findByText(say('guests.failed'));
    answer([LEE]);
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await card('李小明');
  });
});
