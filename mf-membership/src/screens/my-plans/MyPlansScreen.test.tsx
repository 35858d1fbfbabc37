import { beforeEach, describe, expect, it } from '@jest/globals';
import { sharedPlanCalls, type PlanShare } from '../../../contract/index.ts';
import { planCalls, waitingCalls, type Plan, type WaitingPlace } from '@resort/shared/calls/rows';
import { serveRoutes } from '@resort/shared/routes';
import { fake, fakeServer, inOrder, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { show } from '../../testing/show.ts';
import { eventOf } from './event-of.ts';
import MyPlansScreen from './MyPlansScreen.tsx';

const say = textsOf('membership');
const server = fakeServer();
const open = () => show(MyPlansScreen, '/my-plans');

const TABLE: Plan = {
  id: 'T1',
  kind: 'DINING',
  title: 'The Lotus Room, 2 guests',
  property: { code: 'sjm', name: 'Heritage' },
  from: '2026-12-12',
  to: null,
  time: '19:00',
  span: { start: '2026-12-12T19:00:00+08:00', end: '2026-12-12T21:00:00+08:00' },
  picture: null,
  link: '/shop-order?orderNo=T1',
  clashes: ['K1'],
};
const SHOW: Plan = {
  ...TABLE,
  id: 'K1',
  kind: 'TICKET',
  title: 'The Moon Gate',
  link: '/ticket-order?orderNo=K1',
  clashes: ['T1'],
};
const STAY: Plan = {
  ...TABLE,
  id: 'H1',
  kind: 'ROOM',
  title: 'Premier Suite',
  from: '2026-12-11',
  to: '2026-12-13',
  time: '15:00',
  span: null,
  link: '/hotel-order?id=1',
  clashes: [],
};
const answer = (plans: Plan[], share: PlanShare | null = null, places: WaitingPlace[] = []) =>
  server.use(
    ...fake(waitingCalls, { 'GET /member/waiting': { places } }),
    ...fake(planCalls, { 'GET /member/plans': { plans } }),
    ...fake(sharedPlanCalls, { 'GET /member/plans/share': { share } }),
  );

beforeEach(() => serveRoutes(['/hotel-order', '/shop-order', '/shop-orders', '/hotels']));

describe('my plans', () => {
  it('are in one list by day, lead to their orders, and say what cannot be done together', async () => {
    answer([STAY, TABLE, SHOW]);
    const { container } = open();
    const first = within(await screen.findByRole('region', { name: '11 Dec 2026' }));
    expect(first.getByRole('link', { name: 'Premier Suite' }).getAttribute('href')).toBe('/hotel-order?id=1');
    first.getByText(say('comingUp.dates', { from: '11 Dec 2026', to: '13 Dec 2026' }));
    const second = within(screen.getByRole('region', { name: '12 Dec 2026' }));
    expect(second.getAllByText(say('comingUp.dates', { from: '19:00', to: '21:00' }))).toHaveLength(2);
    second.getByText(say('plans.clash', { other: 'The Moon Gate' }));
    // the screen of tickets is not in this release
    expect(second.queryByRole('link', { name: 'The Moon Gate' })).toBeNull();
    screen.getByRole('button', { name: say('plans.calendar') });
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('lead to the lists of orders of one kind', async () => {
    answer([STAY]);
    open();
    const lists = within(screen.getByRole('navigation', { name: say('plans.lists') }));
    expect(lists.getByRole('link', { name: say('me.way.tables') }).getAttribute('href')).toBe('/shop-orders');
  });

  it('invite to book where there are none', async () => {
    answer([]);
    open();
    await screen.findByText(say('comingUp.empty'));
    expect(screen.getByRole('link', { name: say('plans.book') }).getAttribute('href')).toBe('/hotels');
    expect(screen.queryByRole('button', { name: say('plans.calendar') })).toBeNull();
  });

  it('can be asked for again after a failure', async () => {
    answer([]);
    server.use(...fake(planCalls, { 'GET /member/plans': refuse('BUSY') }));
    const { user } = open();
    await screen.findByText(say('plans.failed'));
    answer([STAY]);
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByRole('link', { name: inOrder('Premier Suite') });
  });
});

describe('the waiting list', () => {
  it('shows what is full and what is free again, which leads to its booking, and can be left', async () => {
    const place: WaitingPlace = {
      id: '1',
      kind: 'SHOW',
      title: 'The Moon Gate',
      from: '2026-12-12',
      to: null,
      time: '20:00',
      isFree: false,
      link: '/ticket-booking?id=MOON',
    };
    const link = '/hotel-room?hotelCode=sjm&roomTypeCode=SJM-HARBOUR';
    const stay = {
      ...place,
      id: '2',
      title: 'Harbour Room',
      to: '2026-12-13',
      time: null,
      isFree: true,
      link,
    };
    answer([], null, [place, stay]);
    serveRoutes(['/hotel-room', '/ticket-booking']);
    const stopped: unknown[] = [];
    server.use(
      ...fake(waitingCalls, {
        'POST /member/waiting/stop': ({ payload }) => {
          stopped.push(payload['id']);
          return { stopped: true as const };
        },
      }),
    );
    const { user, container } = open();
    const list = within(await screen.findByRole('region', { name: say('waiting.title') }));
    expect(list.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([link]);
    list.getByText('12 Dec 2026 20:00');
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(list.getByRole('button', { name: `${say('waiting.stop')} The Moon Gate` }));
    await waitFor(() => expect(stopped).toEqual(['1']));
  });
});

describe('sharing plans', () => {
  const LINK = `${window.location.origin}/en/shared-plans?token=tok`;
  const SHARED: PlanShare = { url: '/shared-plans?token=tok', planIds: ['H1'], until: '2026-12-14' };

  it('makes a link to the chosen plans, which the device can send', async () => {
    answer([STAY, TABLE, { ...STAY, id: 'P1', kind: 'PICK_UP', title: 'Paper lantern' }]);
    let asked: unknown;
    const sent: unknown[] = [];
    const provided = async (what: unknown) => void sent.push(what);
    Object.defineProperty(navigator, 'share', { configurable: true, value: provided });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: say('plans.share.open') }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('checkbox', { name: inOrder('The Lotus Room') }));
    server.use(
      ...fake(sharedPlanCalls, {
        'POST /member/plans/share': ({ payload }) => {
          asked = payload['planIds'];
          return { share: SHARED };
        },
        'GET /member/plans/share': { share: SHARED },
      }),
    );
    await user.click(sheet.getByRole('button', { name: say('plans.share.make') }));
    await sheet.findByText(LINK);
    expect(asked).toEqual(['H1']);
    await user.click(sheet.getByRole('button', { name: say('plans.share.send') }));
    expect(sent).toEqual([{ title: say('sharedPlans.title'), url: LINK }]);
    Reflect.deleteProperty(navigator, 'share');
  });

  it('says until when a link opens, and ends it', async () => {
    answer([STAY, TABLE], SHARED);
    const { user } = open();
    await screen.findByText(say('plans.share.until', { date: '14 Dec 2026' }));
    await user.click(screen.getByRole('button', { name: say('plans.share.manage') }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: inOrder('The Lotus') }).checked).toBe(false);
    sheet.getByText(LINK);
    server.use(
      ...fake(sharedPlanCalls, {
        'POST /member/plans/share/stop': { share: null },
        'GET /member/plans/share': { share: null },
      }),
    );
    await user.click(sheet.getByRole('button', { name: say('plans.share.stop') }));
    const question = within(await screen.findByRole('dialog', { name: say('plans.share.stopQuestion') }));
    await user.click(question.getByRole('button', { name: say('plans.share.stop') }));
    await screen.findByRole('button', { name: say('plans.share.open') });
    expect(screen.queryByText(say('plans.share.until', { date: '14 Dec 2026' }))).toBeNull();
  });

  it('asks for a plan, and offers to change a link before it is sent', async () => {
    answer([STAY, TABLE], SHARED);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: say('plans.share.manage') }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('checkbox', { name: inOrder('Premier Suite') }));
    sheet.getByText(say('plans.share.none'));
    expect(sheet.queryByText(LINK)).toBeNull();
    await user.click(sheet.getByRole('checkbox', { name: inOrder('The Lotus Room') }));
    sheet.getByRole('button', { name: say('plans.share.change') });
  });
});

describe('a plan in a calendar', () => {
  const href = 'https://resort.test/en/my-plans';
  it('has its times, or its days without the last one', () => {
    serveRoutes(['/hotel-order']);
    expect(eventOf(TABLE, href)).toMatchObject({ id: 'T1', when: TABLE.span, url: undefined });
    expect(eventOf(STAY, href)).toMatchObject({
      when: { from: '2026-12-11', to: '2026-12-13' },
      url: 'https://resort.test/en/hotel-order?id=1',
    });
  });

  it('is absent for a pick-up', () => {
    expect(eventOf({ ...TABLE, kind: 'PICK_UP' }, href)).toBeUndefined();
  });
});
