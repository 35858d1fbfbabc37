import { beforeEach, describe, expect, it } from '@jest/globals';
import { serveRoutes } from '@resort/shared/routes';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { NOTIFICATION_TOPICS, pushCalls } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import UnsubscribeScreen from './UnsubscribeScreen.tsx';

const say = textsOf('content');

const server = fakeServer();
const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  serveRoutes(['/notifications']);
});
const open = () => show(UnsubscribeScreen, '/unsubscribe?token=1.OFFERS.mac');

describe('unsubscribing by a link', () => {
  it.each(NOTIFICATION_TOPICS)('ends messages of %s at once, without signing in', async (topic) => {
    server.use(
      ...fake(pushCalls, {
        'POST /subscription/stop': ({ payload }) => {
          sent.push(payload['token']);
          return { topic };
        },
      }),
    );
    const { container } = open();
    await screen.findByRole('heading', { name: say('unsubscribe.done') });
    screen.getByText(say(`unsubscribe.of.${topic}`));
    expect(screen.getByRole('link', { name: say('unsubscribe.settings') }).getAttribute('href')).toBe(
      '/notifications',
    );
    expect(sent).toEqual(['1.OFFERS.mac']);
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('that we did not sign says so, and leads to the settings', async () => {
    server.use(...fake(pushCalls, { 'POST /subscription/stop': refuse('CONTENT_GONE') }));
    open();
    await screen.findByRole('heading', { name: say('unsubscribe.gone.title') });
    screen.getByRole('link', { name: say('unsubscribe.settings') });
  });

  it('can be tried again when it failed', async () => {
    server.use(...fake(pushCalls, { 'POST /subscription/stop': refuse('BUSY') }));
    const { user } = open();
    const again = await screen.findByRole('button', { name: /again/i });
    server.use(...fake(pushCalls, { 'POST /subscription/stop': { topic: 'NEWS' } }));
    await user.click(again);
    await waitFor(() => screen.getByText(say('unsubscribe.of.NEWS')));
  });
});
