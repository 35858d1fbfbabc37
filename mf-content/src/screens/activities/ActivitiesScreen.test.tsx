import { describe, expect, it } from '@jest/globals';
import { fake, fakeServer, page, refuse, textsOf } from '@resort/shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { activityCalls } from '../../../contract/index.ts';
import { TASTING } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import ActivitiesScreen from './ActivitiesScreen.tsx';

const say = textsOf('content');

const server = fakeServer();
const open = (query = '') => show(ActivitiesScreen, `/activities${query}`);
const FULL = { ...TASTING, id: '6', title: 'Full', state: 'FULL', left: 0 } as const;
const MINE = { ...TASTING, id: '7', title: 'Mine', seats: 2 } as const;

describe('activities', () => {
  it('show time, place, and the places left', async () => {
    server.use(...fake(activityCalls, { 'GET /appServer/activity/list': page([TASTING, FULL, MINE]) }));
    const { container } = open();
    const card = async (name: string) => {
      const link = await screen.findByRole('link', { name });
      return within(link.closest('article') as HTMLElement);
    };
    const tasting = await card(TASTING.title);
    tasting.getByText('12 Dec 2026, 15:00–17:00');
    tasting.getByText('Lantern garden · Heritage Hotel');
    tasting.getByText(say('activities.left', { count: 6 }));
    (await card('Full')).getByText('Full', { selector: 'span' });
    (await card('Mine')).getByText(say('activities.state.mine', { count: 2 }));
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('of the member are in a tab, which the address keeps', async () => {
    server.use(
      ...fake(activityCalls, {
        'GET /appServer/activity/list': page([]),
        'GET /appServer/activity/mine': page([MINE]),
      }),
    );
    const { user, whereabouts } = open();
    await screen.findByRole('heading', { name: say('activities.none.upcoming.title') });
    await user.click(screen.getByRole('tab', { name: say('activities.tab.mine') }));
    expect(whereabouts()).toBe('/activities?tab=mine');
    await screen.findByRole('link', { name: 'Mine' });
  });

  it('that failed to load can be retried', async () => {
    server.use(...fake(activityCalls, { 'GET /appServer/activity/mine': refuse('BUSY') }));
    const { user } = open('?tab=mine');
    await screen.findByText(say('activities.failed'));
    server.use(...fake(activityCalls, { 'GET /appServer/activity/mine': page([]) }));
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByRole('heading', { name: say('activities.none.mine.title') });
  });
});
