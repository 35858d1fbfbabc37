import { describe, expect, it } from '@jest/globals';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sharedPlanCalls, type SharedPlan } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import SharedPlansScreen from './SharedPlansScreen.tsx';

const say = textsOf('membership');
const server = fakeServer();
const open = (query = '?token=tok') => show(SharedPlansScreen, `/shared-plans${query}`);

const STAY: SharedPlan = {
  kind: 'ROOM',
  title: 'Premier Suite',
  property: { code: 'sjm', name: 'Heritage' },
  from: '2026-12-11',
  to: '2026-12-13',
  time: '15:00',
  endTime: null,
  picture: null,
};
const TABLE: SharedPlan = {
  ...STAY,
  kind: 'DINING',
  title: 'The Lotus Room, 2 guests',
  from: '2026-12-12',
  to: null,
  time: '19:00',
  endTime: '21:00',
};
type Answer = NonNullable<Parameters<typeof fake<typeof sharedPlanCalls>>[1]['GET /plans/shared/{token}']>;
const answer = (with_: Answer) =>
  server.use(...fake(sharedPlanCalls, { 'GET /plans/shared/{token}': with_ }));

describe('shared plans', () => {
  it('are listed by day, with places and times, and lead nowhere', async () => {
    answer({ until: '2026-12-14', plans: [STAY, TABLE] });
    const { container } = open();
    const first = within(await screen.findByRole('region', { name: '11 Dec 2026' }));
    first.getByText('Premier Suite');
    first.getByText('Heritage');
    first.getByText(say('comingUp.dates', { from: '11 Dec 2026', to: '13 Dec 2026' }));
    const second = within(screen.getByRole('region', { name: '12 Dec 2026' }));
    second.getByText(say('comingUp.dates', { from: '19:00', to: '21:00' }));
    screen.getByText(say('sharedPlans.lead', { date: '14 Dec 2026' }));
    expect(screen.queryByRole('link', { name: 'Premier Suite' })).toBeNull();
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('say when everything is over', async () => {
    answer({ until: '2026-12-14', plans: [] });
    open();
    await screen.findByText(say('sharedPlans.none'));
  });

  it('say that a link does not open', async () => {
    answer(refuse('NOT_FOUND'));
    open();
    await screen.findByText(say('sharedPlans.gone'));
    screen.getByText(say('sharedPlans.goneWhy'));
  });

  it('can be asked for again after a failure', async () => {
    answer(refuse('BUSY'));
    const { user } = open();
    await screen.findByText(say('plans.failed'));
    answer({ until: '2026-12-14', plans: [STAY] });
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByText('Premier Suite');
  });
});
