import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import type { Problem, SignInState } from '@resort/release/client';
import { startTexts, type Texts } from '@resort/shared/i18n';
import { RouterProvider } from '@resort/shared/router';
import { createMemoryRouter, fakeServer, textsOf } from '@resort/shared/testing';
import { createConsoleStore } from './api/store.ts';
import { Console } from './Console.tsx';
import { signOut } from './api/session.ts';
import { CRASHES, difference, HEALTH, MATRIX, ROLLING, STATUS, VERSIONS, WORSE } from './testing/answers.ts';

const say = textsOf('console');

const server = fakeServer();
/** What was asked, `pin --channel=production …`, in this order; reading is left out. */
let changes: string[];
let scopes: string[];
let answers: Record<string, unknown>;
/** the token that opens something */
let good: string;
/** the registry's OpenID provider, and whether this browser has its cookie */
let session: SignInState;

const TOKEN = 'manager.secret';
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts;
const refusal = (status: number, title: string, detail: string): Problem => ({
  type: '/problems/x',
  title,
  status,
  detail,
});
const isProblem = (answer: unknown): answer is Problem => Object.hasOwn(Object(answer), 'detail');

class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  act(() => signOut());
  changes = [];
  scopes = ['read', 'pin:production'];
  answers = {
    matrix: MATRIX,
    status: STATUS,
    health: HEALTH,
    audit: [],
    diff: difference(),
    versions: VERSIONS,
    checks: { whyNot: null, runs: [] },
    graph: { channel: 'production', release: 3, units: [] },
  };
  good = TOKEN;
  session = { isOffered: false, isSignedIn: false };
  globalThis.ResizeObserver = NoResizeObserver;
  startTexts('en', {
    kit: read('shared/src/locales/en.json'),
    console: read('release/console/src/locales/en.json'),
  });
  server.use(
    http.get('*/v1/session', () => HttpResponse.json(session)),
    http.post('*/v1/sign-out', () => {
      session = { ...session, isSignedIn: false };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/v1/:verb', async ({ request, params }) => {
      const verb = String(params['verb']);
      const { args } = (await request.json()) as { args: string[] };
      const shown = request.headers.get('authorization') ?? (session.isSignedIn ? `Bearer ${good}` : null);
      if (shown !== `Bearer ${good}`)
        return HttpResponse.json(refusal(401, 'Show a token', 'That is none.'), { status: 401 });
      if (verb === 'whoami') return HttpResponse.json({ result: { name: 'manager', scopes } });
      const answer = answers[verb] ?? refusal(422, 'Refused by a rule', `no ${verb} here`);
      if (
        ![
          'matrix',
          'status',
          'health',
          'audit',
          'diff',
          'versions',
          'checks',
          'graph',
          'symbolicate',
        ].includes(verb)
      )
        changes.push([verb, ...args].join(' '));
      if (isProblem(answer)) return HttpResponse.json(answer, { status: answer.status });
      return HttpResponse.json({ result: answer, text: `${verb} is done.\nmore`, exitCode: 0 });
    }),
  );
});

async function open() {
  const user = userEvent.setup({ delay: null });
  const router = createMemoryRouter([{ path: '*', element: <Console /> }]);
  const view = render(
    <Provider store={createConsoleStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const type = async (token: string) => {
    await user.clear(screen.getByLabelText(say('signIn.token')));
    await user.paste(token); // as tokens are
    await user.click(screen.getByRole('button', { name: say('signIn.action') }));
  };
  return { ...view, user, router, type };
}
async function signedIn() {
  const view = await open();
  await view.type(TOKEN);
  await screen.findByRole('heading', { name: say('channel.title', { channel: 'production' }) });
  return view;
}
const press = (view: { user: ReturnType<typeof userEvent.setup> }, name: string) =>
  view.user.click(screen.getByRole('button', { name }));

it('takes a good token alone, keeps it in this tab, and forgets it', async () => {
  const view = await open();
  await view.type('manager.guessed');
  await screen.findByText(/That is none\./);
  expect(sessionStorage).toHaveLength(0);
  await view.type(TOKEN);
  await screen.findByRole('heading', { name: say('log.title') });
  expect([sessionStorage.length, sessionStorage.getItem('release-token')]).toEqual([1, TOKEN]);
  expect(localStorage).toHaveLength(0);
  expect(JSON.stringify(view.router.state.location)).not.toContain('secret');
  await press(view, say('signOut'));
  expect(sessionStorage).toHaveLength(0);
  expect(screen.queryByText('mf-auth')).toBeNull();
});

it('leads people to the provider, goes on when they come back, and signs them out there, too', async () => {
  session = { isOffered: true, isSignedIn: false };
  const before = await open();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: say('signIn.provider') });
  expect(new URL(link.href).pathname).toBe('/v1/sign-in');
  expect(await axe(before.container)).toMatchObject({ violations: [] });
  before.unmount();

  session = { isOffered: true, isSignedIn: true };
  const view = await open();
  await screen.findByRole('heading', { name: say('channel.title', { channel: 'production' }) });
  await press(view, say('signOut'));
  expect(await screen.findByRole('link', { name: say('signIn.provider') })).toBeTruthy();
  expect([session.isSignedIn, sessionStorage.length]).toEqual([false, 0]);
});

it('ends when the registry knows the token no more, and says why', async () => {
  const view = await signedIn();
  good = 'another';
  await press(view, say('log.verify'));
  expect(await screen.findByText(say.like('signIn.refused'))).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
  expect(changes).toEqual([]);
});

it('offers nothing that the token may not do', async () => {
  scopes = ['read', 'pin:staging'];
  await signedIn();
  expect(screen.getByText(say('actions.none', { channel: 'production' }))).toBeTruthy();
  for (const key of ['pin.open', 'rollout.open', 'rollback.open', 'halt.action'])
    expect(screen.queryByRole('button', { name: say(key) })).toBeNull();
});

it('pins what was confirmed, in these words and no others', async () => {
  answers['pin'] = { number: 3 };
  const view = await signedIn();
  await press(view, say('pin.open'));
  await view.user.type(screen.getByLabelText(say('reason.label')), 'shorter form');
  await press(view, say('continue'));
  expect((await screen.findAllByRole('alert')).map((one) => one.textContent)).toContain(say('pin.nothing'));
  await view.user.click(within(screen.getByRole('dialog')).getByRole('combobox', { name: /mf-auth/ }));
  await view.user.click(await screen.findByRole('option', { name: /^2 *auth: shorter form · Ana/ }));
  await view.user.type(screen.getByLabelText(say.like('audience.cohorts')), 'staff');
  await press(view, say('continue'));
  const dialog = screen.getByRole('dialog', { name: say('pin.title', { channel: 'production' }) });
  expect(dialog.textContent).toContain(
    say('pin.forSome', { channel: 'production', audience: '10% of the visitors and staff', release: '2' }),
  );
  expect(within(dialog).getByRole('list', { name: say('changes.title') }).textContent).toBe('mf-auth 1 → 2');
  expect(changes).toEqual([]);
  await press(view, say('pin.action', { channel: 'production' }));
  expect(await screen.findByText('pin is done.')).toBeTruthy();
  expect(changes).toEqual([
    'pin mf-auth@2 --rollout=1000 --cohort=staff --channel=production --expect=2 --reason=shorter form',
  ]);
  // what this page knows is over, until it has read again
  expect(screen.getByRole('button', { name: say('rollback.open') }).getAttribute('aria-busy')).toBe('true');
});

it('pins for visitors with attributes only, names a wrong one, and keeps what was typed', async () => {
  answers['pin'] = { number: 3 };
  const view = await signedIn();
  await press(view, say('pin.unit', { unit: 'mf-auth', channel: 'production' }));
  await view.user.click(within(screen.getByRole('dialog')).getByRole('combobox', { name: /mf-auth/ }));
  await view.user.click(await screen.findByRole('option', { name: /^2 / }));
  await view.user.type(screen.getByLabelText(say('reason.label')), 'Safari first');
  const only = screen.getByLabelText<HTMLInputElement>(say.like('audience.only'));
  await view.user.type(only, 'market=HK engine=safari');
  await press(view, say('continue'));
  expect(await screen.findByText(/"safari" is no engine: blink, webkit, gecko/)).toBeTruthy();
  expect([only.value, only.getAttribute('aria-invalid')]).toEqual(['market=HK engine=safari', 'true']);
  await view.user.clear(only);
  await view.user.type(only, 'market=MO,HK engine=webkit');
  await press(view, say('continue'));
  const audience = '10% of the visitors with market=HK,MO engine=webkit';
  expect(screen.getByRole('dialog').textContent).toContain(
    say('pin.forSome', { channel: 'production', audience, release: '2' }),
  );
  await press(view, say('pin.action', { channel: 'production' }));
  await screen.findByText('pin is done.');
  expect(changes).toEqual([
    'pin mf-auth@2 --rollout=1000 --only=market=HK,MO engine=webkit --channel=production --expect=2 --reason=Safari first',
  ]);
});

it('shows the attributes of a roll-out', async () => {
  const rollout = { salt: 's', basisPoints: 1_000, baseline: 2, cohorts: [], only: { market: ['HK'] } };
  answers['status'] = { ...ROLLING, rollout };
  await signedIn();
  expect(screen.getByText(/rolls out to 10% of the visitors with market=HK;/)).toBeTruthy();
});

it('never offers a blocked version', async () => {
  const view = await signedIn();
  await press(view, say('pin.open'));
  await view.user.click(within(screen.getByRole('dialog')).getByRole('combobox', { name: /mf-hotel/ }));
  const offered = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(offered.map((option) => option.textContent)).toEqual([say('pin.stays', { version: '1' }), '2']);
});

it('tells versions apart: commit, author, size, calls and check, where they are pinned and compared', async () => {
  await signedIn();
  const matrix = screen.getByRole('group', { name: say('matrix.title') });
  expect(matrix.textContent).toContain('auth: shorter form');
  expect(matrix.textContent).toContain('cccccccccc · Ana');
  expect(matrix.textContent).toContain('412.0 kB (+1.3 kB)');
  expect(matrix.textContent).toContain(say('version.check.passed'));
  expect(matrix.textContent).toContain(say('version.calls', { calls: '+GET /c' }));
});

it('shows that somebody was quicker, and keeps what was typed', async () => {
  answers['status'] = ROLLING;
  answers['halt'] = refusal(409, 'Somebody else was first', 'ana made release 4 of production meanwhile.');
  const view = await signedIn();
  await press(view, say('halt.action'));
  expect(changes).toEqual([]); // not without a reason
  const reason = () => screen.getByLabelText<HTMLInputElement>(say('halt.reason'));
  await view.user.type(reason(), 'wrong total');
  await press(view, say('halt.action'));
  expect((await screen.findByText(/ana made release 4/)).textContent).toContain('was first');
  expect(changes).toEqual(['halt --channel=production --expect=3 --reason=wrong total']);
  expect(reason().value).toBe('wrong total');
  answers['halt'] = { number: 5 };
  await press(view, say('halt.action'));
  await screen.findByText('halt is done.');
});

it('pins one unit from its row', async () => {
  answers['pin'] = { number: 3 };
  const view = await signedIn();
  await press(view, say('pin.unit', { unit: 'mf-auth', channel: 'production' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getAllByRole('combobox')).toHaveLength(1);
  await view.user.click(within(dialog).getByRole('combobox', { name: /mf-auth/ }));
  await view.user.click(await screen.findByRole('option', { name: /^2 / }));
  await view.user.type(within(dialog).getByLabelText(say('reason.label')), 'shorter form');
  await press(view, say('continue'));
  await press(view, say('pin.action', { channel: 'production' }));
  await screen.findByText('pin is done.');
  expect(changes).toEqual([
    'pin mf-auth@2 --rollout=1000 --channel=production --expect=2 --reason=shorter form',
  ]);
});

it.each(['rollback', 'rollout'] as const)(
  'shows what a %s changes before it is confirmed, also if the registry is slow, and says why it cannot',
  async (action) => {
    if (action === 'rollout') answers['status'] = ROLLING;
    answers['diff'] = refusal(503, 'Not now', 'The store of the registry does not answer.');
    const view = await signedIn();
    await press(view, say(`${action}.open`));
    await view.user.type(screen.getByLabelText(say('reason.label')), 'wrong words');
    await press(view, say('continue'));
    const dialog = () => within(screen.getByRole('dialog'));
    expect(await dialog().findByText('The store of the registry does not answer.')).toBeTruthy();

    answers['diff'] = difference({ unit: 'mf-auth', from: '2', to: '1' });
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.post('*/v1/diff', () => slow.then(() => undefined)));
    await press(view, say('continue'));
    expect(dialog().queryByRole('list', { name: say('changes.title') })).toBeNull();
    answer();
    const changed = await dialog().findByRole('list', { name: say('changes.title') });
    expect(changed.textContent).toBe('mf-auth 2 → 1');
    expect(changes).toEqual([]);
  },
);

it('shows a unit over time beside its baseline, and says if nobody visited it', async () => {
  answers['status'] = ROLLING;
  const silent = WORSE.units.map((unit) => ({ ...unit, unit: 'mf-auth', version: '1', overTime: [] }));
  answers['health'] = { ...WORSE, units: [...WORSE.units, ...silent] };
  const view = await signedIn();
  const plot = (name: string, words: string) => screen.findByRole('img', { name: `${say(name)}: ${words}` });
  await plot('overTime.visits', 'Candidate 120, Baseline 900');
  await plot('overTime.errors', 'Candidate 10 %, Baseline 0.222 %');
  await plot('overTime.lcp', 'Candidate 90 %, Baseline 94.1 %');
  await plot('overTime.inp', 'Baseline 100 %');
  await view.user.click(screen.getByText(say('overTime.numbers')));
  expect(screen.getByText('90 % / 94.1 %')).toBeTruthy();
  await view.user.click(screen.getByRole('combobox', { name: say.like('overTime.unit') }));
  await view.user.click(await screen.findByRole('option', { name: 'mf-auth' }));
  expect(screen.getByText(say('overTime.none', { unit: 'mf-auth' }))).toBeTruthy();
  expect(await axe(view.container)).toMatchObject({ violations: [] });
});

it('allows nothing new during a roll-out or a freeze, and says so', async () => {
  const freeze = { id: '1', from: '2026-01-01T00:00:00.000Z', until: null, by: 'ana', reason: 'New Year' };
  answers['status'] = { ...ROLLING, freezes: [freeze] };
  const view = await signedIn();
  expect(screen.getByText(say.like('freeze.standing', { by: 'ana' }))).toBeTruthy();
  const further = screen.getByRole('button', { name: say('rollout.open') });
  expect(further.getAttribute('aria-disabled')).toBe('true');
  await view.user.click(further);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: say('halt.action') }).getAttribute('aria-disabled')).toBe(
    'false',
  );
});

it('asks a second person for a yes, and nobody for their own', async () => {
  scopes = ['read', 'approve:production'];
  const wish = { kind: 'pin', units: ['mf-auth@2'] };
  const proposal = { id: '01234567', channel: 'production', reason: 'form', at: STATUS.history[0]?.at, wish };
  const waiting = (by: string) => ({ ...proposal, by, needs: ['mf-auth'], base: 2, state: 'waiting' });
  answers['status'] = { ...STATUS, proposals: [waiting('ben')] };
  answers['approve'] = { number: 3 };
  const view = await signedIn();
  expect(screen.queryByRole('button', { name: say('proposals.withdraw') })).toBeNull();
  await press(view, say('proposals.approve'));
  await view.user.type(screen.getByLabelText(say('reason.label')), 'read the diff');
  await press(view, say('continue'));
  await press(view, say('approve.action'));
  await screen.findByText('approve is done.');
  expect(changes).toEqual(['approve 01234567 --channel=production --reason=read the diff']);
  view.unmount();

  answers['status'] = { ...STATUS, proposals: [waiting('manager')] };
  await signedInAgain();
  expect(await screen.findByText(say('proposals.own'))).toBeTruthy();
});

async function signedInAgain() {
  act(() => signOut());
  return signedIn();
}

it('shows the stage, the next share and time, why it waits, and what is scheduled', async () => {
  const plan = { stages: [{ basisPoints: 1_000, minutes: 30 }] };
  answers['status'] = {
    ...ROLLING,
    stages: { basisPoints: 1_000, next: 5_000, at: '2026-11-24T06:00:00.000Z', hold: 'doubt', plan },
    scheduled: [{ id: '01234567', by: 'ana', units: ['mf-auth@2'], starts: '2026-12-24T01:00:00.000Z' }],
  };
  const view = await signedIn();
  const text = view.container.textContent;
  expect(text).toContain(say('stages.now', { share: '10', next: '50' }));
  expect(text).toContain(say('stages.hold.doubt'));
  expect(text).toContain(say('stages.scheduled', { by: 'ana', id: '01234567', what: 'mf-auth@2' }));
  const times = [...view.container.querySelectorAll('time')].map((time) => time.dateTime);
  expect(times).toEqual(expect.arrayContaining(['2026-11-24T06:00:00.000Z', '2026-12-24T01:00:00.000Z']));
});

it('names the number of visits that the channel itself asks for', async () => {
  answers['status'] = ROLLING;
  const early = WORSE.units.map((unit) => ({
    ...unit,
    failures: unit.failures.map((one) => ({ ...one, verdict: 'too few' })),
  }));
  answers['health'] = { ...WORSE, units: early, worse: [], minimumVisits: 500 };
  await signedIn();
  expect(await screen.findByText(say('health.early', { visits: '500' }))).toBeTruthy();
});

it('shows health as a plot with its bound, as numbers, and as a sentence', async () => {
  answers['status'] = ROLLING;
  answers['health'] = WORSE;
  const view = await signedIn();
  expect((await screen.findByText(say.like('health.worse'))).textContent).toContain('12 of 120 visits');
  const plot = screen.getByRole('img', {
    name: say('plot.evidenceIs', { evidence: '28,000', needed: '2,700' }),
  });
  expect(plot.querySelectorAll('path').length).toBeGreaterThan(3);
  await view.user.click(screen.getByText(say('health.numbers')));
  const numbers = within(screen.getByRole('group', { name: say('health.numbers') }));
  expect(numbers.getByText('5 of 60 visits (8.3 %)')).toBeTruthy();
  expect(await axe(view.container)).toMatchObject({ violations: [] });
});

it('shows where a version crashed, with the line of the source', async () => {
  answers['status'] = ROLLING;
  answers['health'] = WORSE;
  answers['symbolicate'] = CRASHES;
  const view = await signedIn();
  await view.user.click(await screen.findByText(say('crashes.title', { name: 'mf-hotel@2' })));
  expect(await screen.findByText('return night * stay.guests.adults;')).toBeTruthy();
  const list = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(list).toEqual(
    expect.arrayContaining([
      expect.stringContaining('mf-hotel/src/room.ts:8:33 in openRoom'),
      'shell@2 static/js/shell.js:1:7',
    ]),
  );
  expect(await axe(view.container)).toMatchObject({ violations: [] });
});

it('says that nobody reported where a version crashed', async () => {
  answers['status'] = ROLLING;
  answers['health'] = WORSE;
  answers['symbolicate'] = { ...CRASHES, stacks: [] };
  const view = await signedIn();
  await view.user.click(await screen.findByText(say('crashes.title', { name: 'mf-hotel@2' })));
  expect(await screen.findByText(say('crashes.none'))).toBeTruthy();
});

it('shows why the sources of a crash cannot be told', async () => {
  answers['status'] = ROLLING;
  answers['health'] = WORSE;
  answers['symbolicate'] = refusal(422, 'Refused by a rule', 'The source map is not what was published.');
  const view = await signedIn();
  await view.user.click(await screen.findByText(say('crashes.title', { name: 'mf-hotel@2' })));
  expect(await screen.findByText(/is not what was published/)).toBeTruthy();
});
