import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { serveRoutes } from '@resort/shared/routes';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { ToastRegion } from '@resort/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { notificationCalls, pushCalls, type Notification as Told } from '../../../contract/index.ts';
import { forgetPush, giveBrowserPush, ENDPOINT } from '../../testing/browser-push.ts';
import { show } from '../../testing/show.ts';
import NotificationsScreen from './NotificationsScreen.tsx';

const say = textsOf('content');

const server = fakeServer();
const READY: Told = {
  id: '4',
  topic: 'ORDERS',
  title: 'Your table is ready',
  text: 'Until 19:45',
  at: '2026-11-20T19:30:00+08:00',
  read: false,
  link: '/inbox',
};
const NOTICE = {
  level: 'IMPORTANT' as const,
  title: 'Typhoon signal 8',
  html: '<p>Please stay <strong>inside</strong>.</p>',
  at: '2026-11-20T10:00:00+08:00',
  until: '2026-11-22T10:00:00+08:00',
};
const sent: [string, Record<string, unknown>][] = [];
const note = (call: string, payload: Record<string, unknown>) => void sent.push([call, payload]);
const of = (call: string) => sent.filter(([name]) => name === call).map(([, payload]) => payload);

beforeEach(() => {
  sent.length = 0;
  server.use(
    ...fake(notificationCalls, {
      'GET /notice/getNotices': [
        { ...NOTICE, id: '12', read: false },
        { ...NOTICE, id: '9', title: 'Pool', level: 'INFO', read: true },
      ],
      'POST /notice/read': ({ payload }) => {
        note('notices', payload);
        return { upToId: '12' };
      },
      'GET /notification/list': { list: [READY], hasMore: false },
      'GET /notification/info': ({ payload }) => {
        note('info', payload);
        return { ...READY, read: true };
      },
    }),
    ...fake(pushCalls, {
      'GET /subscription/template': {
        templates: [
          { id: 'ORDERS', title: 'Bookings and orders', text: 'When one changes.', accepted: true },
          { id: 'NEWS', title: 'News of the hotel', text: 'Twice a month.', accepted: null },
        ],
        quiet: { from: 22, until: 8 },
        webPushKey: 'T1VS', // OUR
      },
      'POST /subscription/log': ({ payload }) => {
        note('log', payload);
        return { id: 'NEWS' as const, title: '', text: '', accepted: payload['result'] === 'ACCEPT' };
      },
      'POST /subscription/quiet': ({ payload }) => {
        note('quiet', payload);
        return { quiet: null };
      },
      'POST /token/subscribe': ({ payload }) => {
        note('subscribe', payload);
        return { subscribed: true, topics: ['ORDERS' as const] };
      },
      'POST /token/update/sub': ({ payload }) => {
        note('update', payload);
        return { subscribed: payload['subscribed'] === true, topics: [] };
      },
    }),
  );
});
afterEach(forgetPush);

const Screen = () => (
  <>
    <NotificationsScreen />
    <ToastRegion />
  </>
);
const open = () => show(Screen, '/notifications');
const turn = (name: string) => screen.findByRole('button', { name });

describe('notifications', () => {
  it("shows the resort's notices, read once seen, and the member's notifications", async () => {
    serveRoutes(['/inbox']);
    const { container, user, whereabouts } = open();
    expect((await screen.findAllByText('inside'))[0]?.localName).toBe('strong');
    await waitFor(() => expect(of('notices')).toMatchObject([{ upToId: '12' }]));
    const inbox = screen.getByRole('link', { name: say('inbox.title') });
    expect(inbox.getAttribute('href')).toBe('/inbox');
    const row = await screen.findByRole('button', { name: /Your table is ready/ });
    await screen.findByText(say.like('push.unsupported')); // the last to come
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(row);
    await waitFor(() => expect(of('info')).toMatchObject([{ id: '4' }]));
    await waitFor(() => expect(whereabouts()).toBe('/inbox'));
  });

  it('are subscribed to by topic at once, and reverted with a message on failure', async () => {
    const { user } = open();
    const news = await screen.findByRole<HTMLInputElement>('switch', { name: 'News of the hotel' });
    await user.click(news);
    await screen.findByText(say('notifications.kept'));
    expect(of('log')).toMatchObject([{ id: 'NEWS', result: 'ACCEPT' }]);
    server.use(...fake(pushCalls, { 'POST /subscription/log': refuse('BUSY') }));
    await user.click(news);
    await screen.findByText(say('notifications.notKept'));
    await waitFor(() => expect(news.checked).toBe(true));
  });
});

describe('quiet hours', () => {
  it('are chosen from a list, at once, and reverted with a message on failure', async () => {
    const { user } = open();
    const field = await screen.findByRole('combobox', { name: say.like('notifications.quiet.title') });
    const usual = say('notifications.quiet.hours', { from: '22:00', until: '08:00' });
    expect(field.textContent).toContain(usual);
    await user.click(field);
    await user.click(await screen.findByText(say('notifications.quiet.none')));
    await screen.findByText(say('notifications.kept'));
    expect(of('quiet')).toMatchObject([{ quiet: null }]);
    server.use(...fake(pushCalls, { 'POST /subscription/quiet': refuse('BUSY') }));
    await user.click(field);
    await user.click(await screen.findByText(usual));
    await screen.findByText(say('notifications.notKept'));
    await waitFor(() => expect(field.textContent).toContain(say('notifications.quiet.none')));
  });
});

describe('notifications on this device', () => {
  it('are explained, requested by a press only, and removed from browser and server', async () => {
    const browser = giveBrowserPush({ permission: 'default', answer: 'granted' });
    const { user } = open();
    await screen.findByText(say.like('push.why'));
    expect(browser.asked()).toBe(0);
    await user.click(await turn(say('push.turnOn')));
    await screen.findByText(say('push.on'));
    expect(browser.asked()).toBe(1);
    expect(browser.key()).toBe('T1VS');
    expect(of('subscribe')).toMatchObject([{ platform: 'WEB', token: ENDPOINT, topics: ['ORDERS'] }]);
    expect(of('update')).toEqual([]); // set with the subscription
    await user.click(await turn(say('push.turnOff')));
    await turn(say('push.turnOn'));
    expect(of('update')).toMatchObject([{ token: ENDPOINT, subscribed: false }]);
    expect(browser.isSubscribed()).toBe(false);
  });

  it('that were turned on before follow the topics', async () => {
    giveBrowserPush({ permission: 'granted', isSubscribed: true, subscribedWith: 'OUR' });
    const { user } = open();
    await turn(say('push.turnOff'));
    await waitFor(() => expect(of('update')).toMatchObject([{ subscribed: true, topics: ['ORDERS'] }]));
    expect(of('subscribe')).toEqual([]);
    await user.click(screen.getByRole('switch', { name: 'News of the hotel' }));
    await waitFor(() => expect(of('update').at(-1)).toMatchObject({ topics: ['ORDERS', 'NEWS'] }));
  });

  it('that were turned on with an older key of the resort are turned on with the present one', async () => {
    const browser = giveBrowserPush({ permission: 'granted', isSubscribed: true, subscribedWith: 'OLD' });
    open();
    await screen.findByText(say('push.on'));
    expect(browser.key()).toBe('T1VS');
    expect(of('subscribe')).toMatchObject([{ token: ENDPOINT, topics: ['ORDERS'] }]);
    expect(of('update')).toEqual([]);
  });

  it('that could not be turned on with the present key are off, and can be turned on', async () => {
    server.use(...fake(pushCalls, { 'POST /token/subscribe': refuse('BUSY') }));
    const browser = giveBrowserPush({ permission: 'granted', isSubscribed: true, subscribedWith: 'OLD' });
    open();
    await screen.findByText(say('push.failed'));
    await turn(say('push.turnOn'));
    expect(browser.isSubscribed()).toBe(false);
  });

  it('that the member refuses are not requested again: the screen says where to allow them', async () => {
    const browser = giveBrowserPush({ permission: 'default', answer: 'denied' });
    const { user } = open();
    await user.click(await turn(say('push.turnOn')));
    await screen.findByText(say.like('push.denied'));
    expect(screen.queryByRole('button', { name: say('push.turnOn') })).toBeNull();
    expect(browser.asked()).toBe(1);
    expect(of('subscribe')).toEqual([]);
  });

  it('that the server refuses are switched off in the browser, too', async () => {
    const browser = giveBrowserPush({ permission: 'granted' });
    server.use(...fake(pushCalls, { 'POST /token/subscribe': refuse('PUSH_OFF') }));
    const { user } = open();
    await user.click(await turn(say('push.turnOn')));
    await screen.findByText(say.like('push.failed'));
    expect(browser.isSubscribed()).toBe(false);
  });

  it('are not offered by a browser without support, nor without a key', async () => {
    const { unmount } = open();
    await screen.findByText(say.like('push.unsupported'));
    unmount();
    server.use(
      ...fake(pushCalls, { 'GET /subscription/template': { templates: [], quiet: null, webPushKey: null } }),
    );
    open();
    await screen.findByRole('heading', { name: say('notifications.settings') });
    await screen.findByRole('button', { name: /Your table is ready/ });
    expect(screen.queryByRole('heading', { name: say('push.title') })).toBeNull();
  });
});
