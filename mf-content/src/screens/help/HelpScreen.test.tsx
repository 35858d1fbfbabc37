import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { badgeCalls } from '@resort/shared/calls/rows';
import { serveRoutes } from '@resort/shared/routes';
import { fake, fakeServer, refuse, textsOf, errorText } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { chatCalls, helpCalls, homePageCalls, type AboutType } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import HelpScreen from './HelpScreen.tsx';

const say = textsOf('content');

const server = fakeServer();
const ABOUT = (type: AboutType) => ({
  type,
  title: type,
  html: `<p>All of <em>${type}</em></p>`,
  questions: type === 'FAQ' ? [{ question: 'When is check-in?', html: '<p>From 15:00.</p>' }] : [],
});
const chat = (url: string) =>
  fake(chatCalls, { 'POST /live/chat/loginLiveChat': { url, ticket: 't', expireIn: 60 } });
const tab = { opener: 'us' as unknown, close: jest.fn(), location: { replace: jest.fn() } };
beforeEach(() => {
  serveRoutes(['/articles']);
  server.use(
    ...fake(badgeCalls, { 'GET /notification/exist': { unread: 0, letters: 0, cart: 0 } }),
    ...fake(helpCalls, {
      'GET /membership/servPhone': [
        { name: 'Concierge', phone: '+853 8800 1100', dial: '+85388001100', hours: 'Day and night' },
      ],
      'GET /profile/aboutme/getOneByType': ({ payload }) => ABOUT(payload['type'] as AboutType),
    }),
    ...fake(homePageCalls, {
      'GET /membershiph5/headerfooter': {
        header: { title: '', links: [] },
        footer: {
          links: [
            { name: 'Magazine', link: '/articles' },
            { name: 'Nowhere', link: '/submarine' },
          ],
          copyright: '© The Resort',
        },
      },
    }),
  );
  Object.assign(tab, { opener: 'us' });
  tab.close.mockClear();
  tab.location.replace.mockClear();
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
});
afterEach(() => void jest.restoreAllMocks());
const open = () => show(HelpScreen, '/help');

describe('help', () => {
  it('has phone links, questions with answers, information about us, and the footer', async () => {
    const { container } = open();
    const phone = await screen.findByRole('link', { name: '+853 8800 1100' });
    expect(phone.getAttribute('href')).toBe('tel:+85388001100');
    expect((await screen.findByText('When is check-in?')).closest('details')?.textContent).toContain(
      'From 15:00.',
    );
    for (const type of ['ABOUT', 'CONTACT', 'ACCESSIBILITY'])
      await screen.findByText(type, { selector: 'em' });
    await screen.findByRole('link', { name: 'Magazine' });
    expect(screen.queryByText('Nowhere')).toBeNull();
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('retries phone numbers that failed to load', async () => {
    server.use(...fake(helpCalls, { 'GET /membership/servPhone': refuse('BUSY') }));
    const { user } = open();
    await screen.findByText(say('help.failed'));
    server.use(...fake(helpCalls, { 'GET /membership/servPhone': [] }));
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('the live chat', () => {
  const start = async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: say('help.openChat') }));
  };

  it.each(['https://chat.test/?ticket=t', '/_dev/chat?ticket=t'])(
    'opens at %s in a tab of its own, which knows nothing of ours',
    async (url) => {
      server.use(...chat(url));
      await start();
      await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(url));
      expect(tab.opener).toBeNull();
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.test', '//evil.test'])(
    'opens nothing at %s',
    async (url) => {
      server.use(...chat(url));
      await start();
      await screen.findByText(say('help.chatFailed'));
      expect(tab.location.replace).not.toHaveBeenCalled();
      expect(tab.close).toHaveBeenCalled();
    },
  );

  it.each([
    [0, ''],
    [2, `2${say('inbox.unread', { count: 2 })}`],
  ])('of the app is a screen, with %s unread messages', async (chat, badge) => {
    serveRoutes(['/chat']);
    server.use(...fake(badgeCalls, { 'GET /notification/exist': { unread: 0, letters: 0, cart: 0, chat } }));
    open();
    const way = await screen.findByRole('link', { name: new RegExp(say('help.openChat')) });
    expect(way.getAttribute('href')).toBe('/chat');
    expect(way.textContent).toBe(say('help.openChat') + badge);
  });

  it("that does not exist shows the resort's own message", async () => {
    server.use(...fake(chatCalls, { 'POST /live/chat/loginLiveChat': refuse('CHAT_OFF') }));
    await start();
    await screen.findByText(errorText('CHAT_OFF'));
    expect(tab.close).toHaveBeenCalled();
  });
});
