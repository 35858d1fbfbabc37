import { beforeEach, describe, expect, it } from '@jest/globals';
import { errorText, fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { activityCalls, type ActivityDetail } from '../../../contract/index.ts';
import { TASTING } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import ActivityScreen from './ActivityScreen.tsx';

const say = textsOf('content');

const server = fakeServer();
const sent: Record<string, unknown>[] = [];
let now: ActivityDetail;
beforeEach(() => {
  sent.length = 0;
  now = TASTING;
  server.use(
    ...fake(activityCalls, {
      'GET /appServer/activity/detail': () => now,
      'POST /appServer/activity/signup': ({ payload }) => {
        sent.push(payload);
        now = { ...now, seats: Number(payload['seats']), left: TASTING.left - Number(payload['seats']) };
        return now;
      },
      'POST /appServer/activity/cancel': () => {
        now = TASTING;
        return now;
      },
    }),
  );
});
const open = () => show(ActivityScreen, '/activity?id=5');
/** The button, once the response to the last press has arrived. */
const keep = (name: string | RegExp = say.like('activity.signUp')) =>
  screen.findByRole('button', { name, busy: false });

describe('an activity', () => {
  it('shows time, place and information; the member signs up, adds it to the calendar, and cancels', async () => {
    const { container, user } = open();
    await screen.findByRole('heading', { level: 1, name: TASTING.title });
    screen.getByText('12 Dec 2026, 15:00–17:00');
    screen.getByText('Lantern garden · Heritage Hotel');
    screen.getByText(say('activity.placesOf', { left: '6', of: '20' }));
    screen.getByText('Please come ten minutes early.');
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(screen.getByRole('button', { name: '2' }));
    await user.click(await keep(say('activity.signUp', { count: 2 })));
    await screen.findByText(say('activity.kept', { count: 2 }));
    expect(sent).toMatchObject([{ id: '5', seats: 2 }]);
    // the pressed button has gone
    expect(document.activeElement).toBe(screen.getByRole('region', { name: say('activity.places') }));
    screen.getByRole('button', { name: say('kit:calendar.add') });
    await user.click(screen.getByRole('button', { name: say('activity.cancel') }));
    await screen.findByText(say.like('activity.cancelWhat'));
    await user.click(screen.getAllByRole('button', { name: say('activity.cancel') }).at(-1) as HTMLElement);
    await keep(say('activity.signUp', { count: 1 }));
    expect(screen.queryByRole('button', { name: say('kit:calendar.add') })).toBeNull();
  });

  it('repeats the request for the same places after a lost response, and makes a new one for others', async () => {
    const keys: unknown[] = [];
    const busy = fake(activityCalls, {
      'POST /appServer/activity/signup': ({ payload }) => {
        keys.push(payload['idempotencyKey']);
        return refuse('BUSY');
      },
    });
    server.use(...busy);
    const { user } = open();
    for (let press = 1; press <= 2; press += 1) {
      await user.click(await keep());
      await waitFor(() => expect(keys).toHaveLength(press));
    }
    await user.click(screen.getByRole('button', { name: '2' }));
    await user.click(await keep(say('activity.signUp', { count: 2 })));
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('whose last place was just taken shows a message and the places left', async () => {
    server.use(
      ...fake(activityCalls, {
        'POST /appServer/activity/signup': () => {
          now = { ...TASTING, left: 0, state: 'FULL' };
          return refuse('ACTIVITY_FULL');
        },
      }),
    );
    const { user } = open();
    await user.click(await keep());
    expect((await screen.findByRole('alert')).textContent).toContain(errorText('ACTIVITY_FULL'));
    const button = () => screen.getByRole('button', { name: say('activity.signUp', { count: 1 }) });
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'));
    screen.getByText(say.like('activity.why.FULL'));
  });

  it.each([
    ['FULL', say('activity.why.FULL')],
    ['CLOSED', say('activity.why.CLOSED')],
    ['ENDED', say('activity.why.ENDED')],
  ] as const)('that is %s says why no place is available', async (state, why) => {
    now = { ...TASTING, state, left: 0 };
    open();
    const button = await keep(say('activity.signUp', { count: 1 }));
    expect(button.getAttribute('aria-disabled')).toBe('true');
    screen.getByText(why);
  });

  it('that is full can still be left, and be kept with fewer', async () => {
    now = { ...TASTING, state: 'FULL', left: 0, seats: 2 };
    const { user } = open();
    await screen.findByText(say('activity.yours', { count: 2 }));
    await user.click(screen.getByRole('button', { name: '1' }));
    await user.click(screen.getByRole('button', { name: say('activity.change', { count: 1 }) }));
    await waitFor(() => expect(sent).toMatchObject([{ seats: 1 }]));
    screen.getByRole('button', { name: say('activity.cancel') });
  });

  it('that does not exist leads to the others', async () => {
    server.use(...fake(activityCalls, { 'GET /appServer/activity/detail': refuse('CONTENT_GONE') }));
    open();
    await screen.findByRole('heading', { name: say('activity.unknown.title') });
    expect(screen.getByRole('link', { name: say('activity.toActivities') }).getAttribute('href')).toBe(
      '/activities',
    );
  });
});
